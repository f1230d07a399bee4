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

/** By the longest common sequence of lines. */
function allLines(before: readonly string[], after: readonly string[]): readonly FullLine[] {
  const lengths = commonLengths(before, after)
  const length = (one: number, other: number) => lengths[one]?.[other] ?? 0
  const lines: FullLine[] = []
  let [one, other] = [0, 0]
  while (one < before.length || other < after.length) {
    const [removed, added] = [before[one], after[other]]
    if (removed !== undefined && removed === added) {
      lines.push({ kind: 'same', text: removed })
      one += 1
      other += 1
    } else if (
      removed !== undefined &&
      (added === undefined || length(one + 1, other) >= length(one, other + 1))
    ) {
      lines.push({ kind: 'removed', text: removed })
      one += 1
    } else {
      lines.push({ kind: 'added', text: added ?? '' })
      other += 1
    }
  }
  return lines
}

/** Length of the longest common sequence of the rests from each pair of lines. */
function commonLengths(before: readonly string[], after: readonly string[]) {
  const rows = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  )
  for (let one = before.length - 1; one >= 0; one -= 1) {
    const [row, next] = [rows[one] ?? [], rows[one + 1] ?? []]
    for (let other = after.length - 1; other >= 0; other -= 1) {
      row[other] =
        before[one] === after[other]
          ? (next[other + 1] ?? 0) + 1
          : Math.max(next[other] ?? 0, row[other + 1] ?? 0)
    }
  }
  return rows
}
