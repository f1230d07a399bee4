import type { Transaction } from '../../../backends/port/services/history.ts'
import { itemsOf, type ActivityItem, type Wording } from './activityRules.ts'
import { createCalendar, createDayAndTime, type CalendarDay } from '../../core/locale/calendar.ts'

/** A row of the list: the title of a month, or an item. */
export type ActivityRow =
  | { readonly kind: 'month'; readonly key: string; readonly title: string }
  | { readonly kind: 'item'; readonly key: string; readonly item: ActivityItem }

/** A month's name, with the year unless it is the current one. */
export function monthTitle(
  { year, monthName, monthAndYear }: CalendarDay,
  thisYear: number,
): string {
  return year === thisYear ? monthName : monthAndYear
}

/**
 * Builds the rows of a list of transactions, newest first, grouped by year and month in the visitor's time zone (A-022,
 * It caches its rows, because the list grows page by page: only new entries at the end are grouped.
 */
export function createActivityRows(
  options: Wording & {
    /** Returns the present time, in ms since epoch. */
    readonly now: () => number
    /** The language of the dates (BCP 47); English when absent. */
    readonly locale?: string | undefined
    readonly timeZone?: string
  },
): (transactions: readonly Transaction[]) => readonly ActivityRow[] {
  const dayOf = createCalendar(options)
  const dateOf = createDayAndTime(options)
  const rowCache = new WeakMap<Transaction, readonly ActivityRow[]>()

  function rowsOf(transaction: Transaction): readonly ActivityRow[] {
    const cachedRows = rowCache.get(transaction)
    if (cachedRows) return cachedRows
    const items = itemsOf(transaction, dateOf(transaction.minedAt), options)
    const rows = items.map((item) => ({ kind: 'item', key: item.key, item }) as const)
    rowCache.set(transaction, rows)
    return rows
  }

  let previous: {
    readonly thisYear: number
    readonly transactions: readonly Transaction[]
    /** The number of rows up to the end of each transaction. */
    readonly lengths: readonly number[]
    readonly rows: readonly ActivityRow[]
  } = { thisYear: 0, transactions: [], lengths: [], rows: [] }

  return (transactions) => {
    const thisYear = dayOf(options.now()).year
    let unchanged = 0
    // A new year renames the months.
    if (thisYear === previous.thisYear) {
      while (
        unchanged < previous.lengths.length &&
        transactions[unchanged] === previous.transactions[unchanged]
      )
        unchanged += 1
    }
    const lengths = previous.lengths.slice(0, unchanged)
    const rows = previous.rows.slice(0, lengths.at(-1) ?? 0)
    const last = transactions[unchanged - 1]
    let month = last === undefined ? '' : monthTitle(dayOf(last.minedAt), thisYear)
    for (const transaction of transactions.slice(unchanged)) {
      const title = monthTitle(dayOf(transaction.minedAt), thisYear)
      if (title !== month) rows.push({ kind: 'month', key: `month ${title}`, title })
      month = title
      rows.push(...rowsOf(transaction))
      lengths.push(rows.length)
    }
    previous = { thisYear, transactions, lengths, rows }
    return rows
  }
}
