/** The Farcaster app on a person's phone (wire 2.7). */
export interface FarcasterActor {
  /** Returns the logins that wait for the phone, oldest first. */
  requests(): readonly { readonly id: number; readonly url: string; readonly at: number }[]
  /** Approves a login as that person; if absent, as the first one with a Farcaster account. */
  approve(requestId: number, email?: string): void
  /**
   * Rejects a login. The login site reports errors as text without error codes, so the visitor sees this message
   * unchanged (open point 54).
   */
  refuse(requestId: number, message?: string): void
  subscribe(listener: () => void): () => void
}
