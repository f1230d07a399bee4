import type { TimerLabel } from '../../../backends/port/timerLabels.ts'
import type { Core } from '../../core/core.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import { swapConstants } from './rules/swapConstants.ts'
import type { Swap } from './swap.ts'
import type { SwapModel } from './state/swapModel.ts'

/**
 * A response that took longer than this is kept for at least the same time, in ms, or a slow service would leave no
 * time to act (open point 190).
 */
const quietTime = 5_000

/**
 * Refreshes a swap every 10 s while one of its views is open. No refresh starts while a response is
 * pending, so none cancels a request of the visitor. After a response that took longer than 5 s, no refresh starts for
 * 5 s, so that the visitor can use the response. Returns a function that stops the refreshes.
 */
export function refreshSwap(
  core: Core,
  swap: Swap,
  options: {
    readonly label: TimerLabel
    /** Returns whether the visitor waits for an answer. */
    readonly isWaiting: (swap: SwapModel) => boolean
    /** Returns whether a signature is requested, during which nothing may change. */
    readonly isSigning?: () => boolean
    /** Requests the quote, or the transaction to sign. */
    readonly refresh: () => Promise<void>
  },
): () => void {
  const { clock } = core.backend
  const { label, isWaiting, isSigning, refresh } = options
  const report = (error: unknown) => noteFailure(core, label, error)
  let waitingSince: number | undefined
  let quietUntil = 0

  function look() {
    const now = clock.now()
    if (isWaiting(swap.store.getState())) waitingSince ??= now
    else if (waitingSince !== undefined) {
      if (now - waitingSince > quietTime) quietUntil = now + quietTime
      waitingSince = undefined
    }
  }

  look()
  const unfollow = swap.store.subscribe(look)
  const stop = clock.every(label, swapConstants.refreshEvery, () => {
    if (clock.now() < quietUntil || isSigning?.()) return
    // A pending request for the same is joined, not repeated.
    swap.refreshWorth().catch(report)
    if (waitingSince === undefined) refresh().catch(report)
  })
  return () => {
    unfollow()
    stop()
  }
}
