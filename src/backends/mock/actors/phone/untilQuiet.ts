import type { ShortTimeouts } from '../../browser/shortTimeouts.ts'
import type { VirtualClock } from '../../clock/virtualClockTypes.ts'

/**
 * Resolves when only a person could continue: time is paused, and no call is in flight on a page whose timers run on the virtual clock.
 * Rejects if a call is in flight for too long.
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

/**
 * Waits until time is paused. Returns `undefined` if it is already paused or `signal` is aborted.
 */
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
