import { expect, it } from 'vitest'
import type { RunRow } from './runs.ts'
import {
  nextOrder,
  orderText,
  readOrder,
  searchRows,
  shownRows,
  type RunFilter,
} from './shownRows.ts'

const rows: readonly RunRow[] = [
  { scenario: 'a', title: 'Step 10', result: 'passed', realMs: 30, virtualMs: 1 },
  { scenario: 'b', title: 'Step 9', result: 'failed', realMs: 10, message: 'Zebra' },
  { scenario: 'c', title: 'Step 1', result: 'waiting' },
  { scenario: 'd', title: 'Zoom', result: 'running' },
  { scenario: 'e', title: 'Ask', result: 'failed', realMs: 20, message: 'Apple' },
]

const ids = (filter: RunFilter, order: string) =>
  shownRows(rows, filter, readOrder(order))
    .map(({ scenario }) => scenario)
    .join('')

it.each([
  ['all', '', 'abcde'],
  ['failed', '', 'bde'],
  ['passed', '', 'ad'],
  ['all', 'result', 'bedca'],
  ['all', '-result', 'acdbe'],
  ['all', 'scenario', 'ecbad'],
  ['all', 'real', 'beacd'],
  ['all', '-real', 'aebcd'],
  ['all', 'failure', 'ebacd'],
  ['failed', '-failure', 'bed'],
  ['all', 'virtual', 'abcde'],
  ['all', 'nonsense', 'abcde'],
] as const)('lists %s in the order "%s" as %s', (filter, order, expected) => {
  expect(ids(filter, order)).toBe(expected)
})

it('sorts a column up, down, and then again as the run was', () => {
  const up = nextOrder(readOrder('real'), 'result')
  expect(orderText(up)).toBe('result')
  const down = nextOrder(up, 'result')
  expect(orderText(down)).toBe('-result')
  expect(orderText(nextOrder(down, 'result'))).toBe('')
})

it.each([
  ['', 'abcde'],
  ['  STEP 9 ', 'bd'],
  ['apple', 'de'],
  ['failed zebra', 'bd'],
  ['quokka', 'd'],
])('finds "%s" in the rows %s', (query, expected) => {
  expect(
    searchRows(rows, query)
      .map(({ scenario }) => scenario)
      .join(''),
  ).toBe(expected)
})
