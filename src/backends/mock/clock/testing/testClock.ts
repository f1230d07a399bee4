import type { Activity } from '../settleWorld.ts'
import type { VirtualClock } from '../virtualClockTypes.ts'
import { createVirtualClock } from '../virtualClock.ts'

/** A virtual clock, at 0 unless it is started elsewhere, whose real time stands still: nothing flows and nothing is given up. */
export function createTestClock(
  options: { activity?: Activity; startedAt?: number } = {},
): VirtualClock {
  return createVirtualClock({
    startedAt: 0,
    platform: {
      now: () => 0,
      setTimer: () => () => undefined,
      every: () => () => undefined,
      sleep: () => new Promise(() => undefined),
    },
    ...options,
  })
}
