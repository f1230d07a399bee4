import type { Activity } from '../settleWorld.ts'
import type { VirtualClock } from '../virtualClockTypes.ts'
import { createVirtualClock } from '../virtualClock.ts'

/**
 * Creates a virtual clock that starts at 0 or the given time. Its real time stands still, so it
 * neither runs by itself nor gives up.
 */
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
