import { alignTexts } from '../../run/format/alignTexts.ts'

/** A line of two texts; `count` equal lines are left out for `fold`. */
export type DiffLine =
  | { readonly kind: 'same' | 'removed' | 'added'; readonly text: string }
  | { readonly kind: 'fold'; readonly count: number }

/** Equal lines that are shown before and after a difference. */
const context = 2

/** The lines of two texts with their differences: removed lines are before added ones. Equal lines far from any difference are folded. */
export function diffLines(
  before: readonly string[],
  after: readonly string[],
): readonly DiffLine[] {
  const lines = allLines(before, after)
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - context), at + context + 1).some(({ kind }) => kind !== 'same')
  const folded: DiffLine[] = []
  lines.forEach((line, at) => {
    const last = folded.at(-1)
    if (isNear(at)) folded.push(line)
    else if (last?.kind === 'fold') folded.splice(-1, 1, { kind: 'fold', count: last.count + 1 })
    else folded.push({ kind: 'fold', count: 1 })
  })
  return folded
}

type FullLine = Exclude<DiffLine, { kind: 'fold' }>

function allLines(before: readonly string[], after: readonly string[]): readonly FullLine[] {
  return alignTexts(before, after).map(({ one, other }) => {
    if (one === undefined) return { kind: 'added', text: after[other ?? -1] ?? '' }
    return { kind: other === undefined ? 'removed' : 'same', text: before[one] ?? '' }
  })
}
