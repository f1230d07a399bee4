/** An attacking window that posts messages of its choice to the host page. */
export interface HostileActor {
  /** Posts a frame message from the third origin into the host page. */
  post(message: unknown): Promise<void>
}
