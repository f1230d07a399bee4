import { wordSearch } from '../../run/format/wordSearch.ts'
import type { RunRow } from './runs.ts'

/** A column of the table of results. */
export type RunColumn = 'result' | 'scenario' | 'failure' | 'virtual' | 'real'

/** The order of a table; `undefined` is that of the run. */
export type RunOrder = { readonly column: RunColumn; readonly isDown: boolean } | undefined

export const runFilters = ['all', 'failed', 'passed'] as const

export type RunFilter = (typeof runFilters)[number]

/** Rows that need a look come first. */
const ranks = ['failed', 'stopped', 'running', 'waiting', 'passed', 'skipped']

interface Column {
  readonly title: string
  /** The order by which the column sorts, in words. */
  readonly hint: string
  /** The value that a row is sorted by; `undefined` comes last in both directions. */
  readonly valueOf: (row: RunRow) => string | number | undefined
}

/** The columns from left to right; `RunRowView` has their cells, and `runs.css` their widths. */
export const runColumns: Readonly<Record<RunColumn, Column>> = {
  result: {
    title: 'Result',
    hint: 'What needs a look comes first',
    valueOf: ({ result }) => ranks.indexOf(result),
  },
  scenario: { title: 'Scenario', hint: 'By title', valueOf: ({ title }) => title },
  // Failures of one kind stand together.
  failure: { title: 'Failure', hint: 'By message', valueOf: ({ message }) => message },
  virtual: {
    title: 'Virtual',
    hint: 'Time of the virtual clock',
    valueOf: ({ virtualMs }) => virtualMs,
  },
  real: {
    title: 'Real',
    hint: 'Real time, with the start of the world',
    valueOf: ({ realMs }) => realMs,
  },
}

/** The names of the columns from left to right. */
export const runColumnIds = Object.keys(runColumns) as readonly RunColumn[]

/** The rows of a run in the chosen order. A filter never hides the row that is played. */
export function shownRows(
  rows: readonly RunRow[],
  filter: RunFilter,
  order: RunOrder,
): readonly RunRow[] {
  const found = rows.filter(
    ({ result }) => filter === 'all' || result === filter || result === 'running',
  )
  if (!order) return found
  const { valueOf } = runColumns[order.column]
  return found.toSorted((one, other) => compare(valueOf(one), valueOf(other), order.isDown))
}

/** The rows whose title, cell, result, step or message contains every word. A search never hides the row that is played. */
export function searchRows(rows: readonly RunRow[], query: string): readonly RunRow[] {
  const isFound = wordSearch(query)
  return rows.filter(
    ({ title, cell, result, step, message = '' }) =>
      result === 'running' ||
      isFound(`${title} ${cell?.name ?? ''} ${result} ${step?.text ?? ''} ${message}`),
  )
}

function compare(
  one: string | number | undefined,
  other: string | number | undefined,
  isDown: boolean,
): number {
  if (one === undefined || other === undefined) {
    return Number(one === undefined) - Number(other === undefined)
  }
  const by =
    typeof one === 'string'
      ? one.localeCompare(String(other), 'en', { numeric: true })
      : one - Number(other)
  return isDown ? -by : by
}

/** The order as a setting: `real` or `-real`; empty for that of the run. */
export const orderText = (order: RunOrder): string =>
  order ? `${order.isDown ? '-' : ''}${order.column}` : ''

/** Reads a setting; any other text is the order of the run. */
export function readOrder(text: string): RunOrder {
  const isDown = text.startsWith('-')
  const column = runColumnIds.find((each) => each === (isDown ? text.slice(1) : text))
  return column && { column, isDown }
}

/** The order after a click on a column: up, down, and again that of the run. */
export function nextOrder(order: RunOrder, column: RunColumn): RunOrder {
  if (order?.column !== column) return { column, isDown: false }
  return order.isDown ? undefined : { column, isDown: true }
}
