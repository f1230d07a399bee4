/** The parts of a request that are read, for any server. */
export interface SiweRequest {
  readonly method: string
  /** The path, with or without the part where the server is mounted. */
  readonly path: string
  readonly cookie: string | null | undefined
  readonly origin: string | null | undefined
  /** Reads the body. Throws a refusal with status 400 or 413. */
  readonly body: () => Promise<unknown>
}

/** The response to a request. */
export interface SiweAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}
