/** What is read of a request, from whatever server it comes. */
export interface SiweRequest {
  readonly method: string
  /** With or without the path that the server is mounted at. */
  readonly path: string
  readonly cookie: string | null | undefined
  readonly origin: string | null | undefined
  /** What the body holds. Throws a refusal with status 400 or 413. */
  readonly body: () => Promise<unknown>
}

/** What is answered. */
export interface SiweAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}
