import { screenCount } from './screenCount.ts'
import type { ScreenFilter } from '../screenRules.ts'

/** The counts of a run: `2 of 8 screens differ: 1 changed, 1 new. 1 is rejected.` */
export function countsInWords(counts: Readonly<Record<ScreenFilter, number>>): string {
  const parts = (['changed', 'new', 'gone'] as const).flatMap((result) =>
    counts[result] === 0 ? [] : `${counts[result]} ${result}`,
  )
  const differing = counts.all - counts.same
  const all = screenCount(counts.all)
  if (differing === 0) return `${all}, as accepted.`
  const { rejected } = counts
  const decided = rejected === 0 ? '' : ` ${rejected} ${rejected === 1 ? 'is' : 'are'} rejected.`
  return `${differing} of ${all} ${differing === 1 ? 'differs' : 'differ'}: ${parts.join(', ')}.${decided}`
}
