import { usualTime } from '../history/timesOf.ts'
import { countWords } from '../options/countWords.ts'

/** A larger run says how long it takes before it begins. */
const many = 200

interface Estimated {
  /** The number of plays of all shards. */
  readonly all: number
  /** The expected real ms of each play of this one. */
  readonly times: readonly number[]
  readonly repeat: number
  readonly workers: number
  /** Whether an earlier run of any of them is known. */
  readonly isKnown: boolean
}

/** The number of plays of a large run and the time that they take, in a sentence; `undefined` for a smaller run. */
export function estimate({ all, times, repeat, workers, isKnown }: Estimated): string | undefined {
  if (all * repeat <= many) return undefined
  const plays = times.length * repeat
  const of = times.length === all ? '' : ` of ${all * repeat}`
  const ms = (times.reduce((sum, each) => sum + each, 0) * repeat) / workers
  const minutes = Math.max(1, Math.round(ms / 60_000))
  const how = isKnown
    ? 'by the times of earlier runs'
    : `if a play takes ${countWords(usualTime / 1_000, 'second')}`
  return `${plays}${of} plays, which take about ${countWords(minutes, 'minute')} with ${countWords(workers, 'worker')}, ${how}.`
}
