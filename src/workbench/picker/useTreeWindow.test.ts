import { expect, it } from 'vitest'
import { topsOf } from './useTreeWindow.ts'
import { searchRows } from './treeRows.ts'

const rows = searchRows(
  ['Log in', 'A code that is older than twenty minutes is refused', 'Swap'].map((title) => ({
    scenario: { id: title, title, tags: [], steps: [] },
    inTitle: [],
  })),
)

it('gives a long title a second line', () => {
  expect(topsOf(rows, 296, false)).toEqual([0, 28, 72, 100])
})

it('fits every title on one line of a wide tree', () => {
  expect(topsOf(rows, 480, false)).toEqual([0, 28, 56, 84])
})

it('adds a line for a search result', () => {
  expect(topsOf(rows, 296, true)).toEqual([0, 46, 108, 154])
})
