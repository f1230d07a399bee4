import type { ComparedRow } from '../../run/compare/comparedRows.ts'

/** A row of a comparison, or equal rows in a line of their own. */
export type FoldedRow =
  | { readonly kind: 'row'; readonly row: ComparedRow; readonly index: number }
  | { readonly kind: 'fold'; readonly from: number; readonly to: number; readonly words: string }

/** Equal rows that stay in view before and after a difference. */
const around = 2

/**
 * Folds the rows that are the same in both runs, but those around a difference and the step in which it is. After the first difference,
 * another time alone is no reason to show a row.
 * @param unfolded the first rows of folds that were opened
 */
export function foldRows(
  rows: readonly ComparedRow[],
  unfolded: ReadonlySet<number> = new Set(),
): readonly FoldedRow[] {
  const first = rows.findIndex(({ difference }) => difference !== 'none')
  const isLoud = ({ difference }: ComparedRow, index: number) =>
    index === first || (difference !== 'none' && difference !== 'time')
  const shown = new Set<number>()
  let step: number | undefined
  rows.forEach((row, index) => {
    if (row.kind === 'step') step = index
    if (!isLoud(row, index)) return
    for (let near = index - around; near <= index + around; near += 1) shown.add(near)
    if (step !== undefined) shown.add(step)
  })
  const folded: FoldedRow[] = []
  for (let index = 0; index < rows.length;) {
    let to = index
    while (to < rows.length && !shown.has(to)) to += 1
    const isFold = to - index > 1
    if (isFold)
      folded.push({ kind: 'fold', from: index, to, words: wordsOf(rows.slice(index, to)) })
    const until = isFold && !unfolded.has(index) ? index : Math.max(to, index + 1)
    for (let at = index; at < until; at += 1) {
      const row = rows[at]
      if (row) folded.push({ kind: 'row', row, index: at })
    }
    index = Math.max(to, index + 1)
  }
  return folded
}

/** `14 equal steps, 120 equal events`. */
function wordsOf(rows: readonly ComparedRow[]): string {
  const count = (kind: ComparedRow['kind'], difference: ComparedRow['difference']) =>
    rows.filter((row) => row.kind === kind && row.difference === difference).length
  const late = count('line', 'time')
  return [
    some(count('step', 'none'), 'equal step'),
    some(count('line', 'none'), 'equal event'),
    ...(late > 0 ? [`${some(late, 'equal event')} at another time`] : []),
    ...(rows.some(({ kind }) => kind === 'end') ? ['the same end'] : []),
  ]
    .filter(Boolean)
    .join(', ')
}

const some = (count: number, what: string) =>
  count === 0 ? '' : `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`
