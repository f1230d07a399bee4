import { parseDuration } from '../run/format/parseDuration.ts'

/** A time as a test writes it: ms, or `20 min`, `90 s`, `1h 30m`, `2:30`. */
export type Duration = number | string

/**
 * Virtual ms of a time.
 * @throws Error for a text that is not a duration
 */
export function durationMs(duration: Duration): number {
  const ms = typeof duration === 'number' ? duration : parseDuration(duration)
  if (ms !== undefined) return ms
  throw new Error(`Failed to read the time "${duration}": write 20 min, 90 s, 1h 30m or 2:30.`)
}
