import { formatDuration } from '../../run/format/formatDuration.ts'
import type { SuiteRun } from './runs.ts'

/** A larger run says how long it takes before it begins. */
const many = 200

/**
 * The time that many plays take, in words: by the median of the plays in earlier runs. `undefined` for fewer plays, and without earlier
 * ones.
 */
export function timeOfPlays(plays: number, earlier: readonly SuiteRun[]): string | undefined {
  const times = earlier
    .flatMap(({ rows }) => rows.flatMap(({ realMs }) => realMs ?? []))
    .toSorted((one, other) => one - other)
  const median = times[Math.floor(times.length / 2)]
  if (plays <= many || median === undefined) return undefined
  return formatDuration(plays * median)
}
