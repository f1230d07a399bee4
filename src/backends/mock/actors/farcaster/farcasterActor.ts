/** The Farcaster app on a person's phone (wire 2.7). */
export interface FarcasterActor {
  /** Logins that wait for the phone, oldest first. */
  requests(): readonly { readonly id: number; readonly url: string; readonly at: number }[]
  /** Approves as that person; if absent, as the first one with a Farcaster account. */
  approve(requestId: number, email?: string): void
  /** Rejects a login. The message reaches the visitor unchanged (open point 54). */
  refuse(requestId: number, message?: string): void
  subscribe(listener: () => void): () => void
}
