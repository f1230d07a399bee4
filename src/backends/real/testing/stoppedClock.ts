import type { Clock } from '../../port/clock.ts'

/** A clock on which nothing becomes due, for what is not about time. */
export const stoppedClock: Pick<Clock, 'setTimer'> = { setTimer: () => () => undefined }
