import type { ShortTimeouts } from '../../browser/shortTimeouts.ts'
import type { VirtualClock } from '../../clock/virtualClockTypes.ts'

/**
 * Resolves when only a person could go on: time is paused, and nothing is under way in a page whose timers are those of
 * the clock. Rejects when a call is under way for too long.
 */
export async function untilQuiet(
  clock: Pick<VirtualClock, 'idle' | 'state' | 'subscribe'>,
  short: Pick<ShortTimeouts, 'next'>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await clock.idle()
    const wait = short.next() ?? untilPaused(clock, signal)
    if (wait === undefined) return
    await wait
  }
}

/** `undefined` when time is paused already, or `signal` is aborted. */
function untilPaused(
  clock: Pick<VirtualClock, 'state' | 'subscribe'>,
  signal: AbortSignal,
): Promise<void> | undefined {
  if (clock.state === 'paused' || signal.aborted) return undefined
  return new Promise((resolve) => {
    const look = () => {
      if (clock.state !== 'paused' && !signal.aborted) return
      stop()
      resolve()
    }
    const stop = clock.subscribe(look)
    signal.addEventListener('abort', look)
  })
}
