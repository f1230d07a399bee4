/** A place in two lists: the same text in both, or a text that only one of them has. */
export interface Aligned {
  readonly one?: number
  readonly other?: number
}

/** Cells of the table of lengths. Beyond it, what is between the equal ends counts as different: the table would need too much memory. */
const mostCells = 12_000_000

/** Aligns two lists of texts, so that as many equal texts as possible are beside each other. Keeps the order of both. */
export function alignTexts(one: readonly string[], other: readonly string[]): readonly Aligned[] {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [oneEnd, otherEnd] = [one.length - end, other.length - end]
  return [
    ...both(start, 0, 0),
    ...alignMiddle(one.slice(start, oneEnd), other.slice(start, otherEnd)).map((each) => ({
      ...(each.one === undefined ? {} : { one: each.one + start }),
      ...(each.other === undefined ? {} : { other: each.other + start }),
    })),
    ...both(end, oneEnd, otherEnd),
  ]
}

const both = (length: number, one: number, other: number): Aligned[] =>
  Array.from({ length }, (_, index) => ({ one: one + index, other: other + index }))

/** Aligns two lists by their longest common subsequence. */
function alignMiddle(one: readonly string[], other: readonly string[]): Aligned[] {
  const width = other.length + 1
  if ((one.length + 1) * width > mostCells) {
    return [...one.map((_, index) => ({ one: index })), ...other.map((_, other) => ({ other }))]
  }
  const lengths = new Uint32Array((one.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const aligned: Aligned[] = []
  let [row, column] = [0, 0]
  while (row < one.length || column < other.length) {
    const isInBoth = row < one.length && column < other.length
    if (isInBoth && one[row] === other[column]) {
      aligned.push({ one: row, other: column })
      row += 1
      column += 1
    } else if (column >= other.length || (isInBoth && at(row + 1, column) >= at(row, column + 1))) {
      aligned.push({ one: row })
      row += 1
    } else {
      aligned.push({ other: column })
      column += 1
    }
  }
  return aligned
}
