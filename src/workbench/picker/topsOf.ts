import type { TreeRow } from './treeRows.ts'

/** Heights in CSS px: of a row with one line, of each further line of its title, and of the line that shows a search result. */
const heights = { row: 28, titleLine: 16, factsLine: 18 }
/** Average width of a letter of a title, and the width beside the title, CSS px. */
const letter = 6.9
const beside = 62

/** Upper edge of every row in a tree of this width, CSS px, and the edge below the last one. A long title has two lines. */
export function topsOf(
  rows: readonly TreeRow[],
  width: number,
  hasFacts: boolean,
): readonly number[] {
  const lettersInLine = Math.max(16, (width - beside) / letter)
  const tops = [0]
  for (const row of rows) {
    const isLong = row.kind === 'scenario' && row.hit.scenario.title.length > lettersInLine
    const facts = hasFacts ? heights.factsLine : 0
    tops.push((tops.at(-1) ?? 0) + heights.row + (isLong ? heights.titleLine : 0) + facts)
  }
  return tops
}
