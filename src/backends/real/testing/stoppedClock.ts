import type { Clock } from '../../port/clock.ts'

/** A clock that never advances, for tests that do not depend on time. */
export const stoppedClock: Pick<Clock, 'setTimer'> = { setTimer: () => () => undefined }
