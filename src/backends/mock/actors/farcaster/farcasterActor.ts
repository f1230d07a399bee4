/** The Farcaster app on somebody's phone (wire 2.7). */
export interface FarcasterActor {
  /** Logins that wait for the phone, oldest first. */
  requests(): readonly { readonly id: number; readonly url: string; readonly at: number }[]
  /** As that person, the first with a Farcaster account when absent. */
  approve(requestId: number, email?: string): void
  /** The message travels to the visitor as it is (open point 54). */
  refuse(requestId: number, message?: string): void
  subscribe(listener: () => void): () => void
}
