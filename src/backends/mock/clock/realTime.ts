import { createSystemClock } from '../../real/index.ts'
import type { Clock } from '../../port/clock.ts'

/** Real time, in a page whose `Date` may be simulated: ms since the page was opened. */
export function createRealTime(page: Window): Clock {
  return { ...createSystemClock(), now: () => page.performance.now() }
}
