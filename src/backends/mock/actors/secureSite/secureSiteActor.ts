import type { RequestSummary } from './frame/requestSummary.ts'
import type { FrameScreen } from './frame/frameScreen.ts'

/** A request that waits for the person in front of the secure site's frame (wire 2.4). */
export interface FrameRequest {
  readonly id: number
  /** The method of the request: `personal_sign`, `eth_sendTransaction`, … */
  readonly method: string
  /** The texts and amounts that the frame shows. */
  readonly summary: RequestSummary
  readonly at: number
}

/** The secure site's frame. A person can also operate the frame directly. */
export interface SecureSiteActor {
  /** Returns the requests that are shown. */
  requests(): readonly FrameRequest[]
  /** Signs or sends. Resolves when that has succeeded or failed. */
  approve(requestId: number): Promise<void>
  cancel(requestId: number): Promise<void>
  /**
   * Returns the texts that the page in the frame reports as shown; `undefined` before it has
   * loaded.
   */
  screen(): FrameScreen | undefined
  subscribe(listener: () => void): () => void
}
