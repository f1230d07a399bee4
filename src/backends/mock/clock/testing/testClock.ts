import type { Activity } from '../settleWorld.ts'
import type { VirtualClock } from '../virtualClockTypes.ts'
import { createVirtualClock } from '../virtualClock.ts'

/** A virtual clock at 0 whose real time stands still: nothing flows and nothing is given up. */
export function createTestClock(options: { activity?: Activity } = {}): VirtualClock {
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
