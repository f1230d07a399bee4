import type { RunRow } from './runs.ts'

/** How many rows of a run have each result. */
export interface Tally {
  readonly total: number
  readonly passed: number
  readonly failed: number
  /** Those that do not apply to their cell. */
  readonly skipped: number
}

/** Counts the results of a run. */
export function tallyOf(rows: readonly RunRow[]): Tally {
  const count = (result: RunRow['result']) => rows.filter((row) => row.result === result).length
  const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')]
  return { total: rows.length, passed, failed, skipped }
}

/** A run under way in words: `12 of 48, 1 failed`. */
export const progressOf = ({ total, passed, failed, skipped }: Tally): string =>
  `${passed + failed + skipped} of ${total}${failed > 0 ? `, ${failed} failed` : ''}`

/** A run that has ended, in words: `47 passed, 1 failed`. */
export function resultOf({ total, passed, failed, skipped }: Tally): string {
  const rest = total - passed - failed - skipped
  const parts = [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(rest > 0 ? [`${rest} not played`] : []),
  ]
  return parts.join(', ')
}
