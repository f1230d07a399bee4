import type { RequestSummary } from './frame/requestSummary.ts'
import type { FrameScreen } from './frame/frameScreen.ts'

/** A request that waits for the person in front of the secure site's frame (wire 2.4). */
export interface FrameRequest {
  readonly id: number
  /** `personal_sign`, `eth_sendTransaction`, … */
  readonly method: string
  /** What the frame shows of it. */
  readonly summary: RequestSummary
  readonly at: number
}

/** The secure site's frame, which may be operated in the frame itself as well. */
export interface SecureSiteActor {
  /** The one that is shown, or none. */
  requests(): readonly FrameRequest[]
  /** Signs or sends; resolves when that is done, whether it went well or not. */
  approve(requestId: number): Promise<void>
  cancel(requestId: number): Promise<void>
  /** What the page in the frame says that it shows; `undefined` before it stands. */
  screen(): FrameScreen | undefined
  subscribe(listener: () => void): () => void
}
