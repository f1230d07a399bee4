import type { Transaction } from '../../../backends/port/history.ts'
import type { LateTexts } from '../../core/texts.ts'
import type { ActivityItem } from './activityItem.ts'
import { itemsOf } from './activityRules.ts'
import { createCalendar, type CalendarDay } from './calendar.ts'

/** A line of the list: the title of a month, or an item. */
export type ActivityRow =
  | { readonly kind: 'month'; readonly key: string; readonly title: string }
  | { readonly kind: 'item'; readonly key: string; readonly item: ActivityItem }

/** A month's English name, with the year unless it is this one. */
export function monthTitle({ year, monthName }: CalendarDay, thisYear: number): string {
  return year === thisYear ? monthName : `${monthName} ${year}`
}

/**
 * Makes the rows of a list of transactions, newest first: grouped by year and month in the visitor's
 * time zone. Remembers the rows of each transaction, since the list grows page by page.
 */
export function createActivityRows(options: {
  words: LateTexts['activity']
  /** ms since epoch. */
  now: () => number
  timeZone?: string
}): (transactions: readonly Transaction[]) => readonly ActivityRow[] {
  const dayOf = createCalendar(options.timeZone)
  const known = new WeakMap<Transaction, readonly ActivityRow[]>()

  function rowsOf(transaction: Transaction): readonly ActivityRow[] {
    const found = known.get(transaction)
    if (found) return found
    const { day, monthName } = dayOf(transaction.minedAt)
    const items = itemsOf(transaction, `${day} ${monthName.slice(0, 3)}`, options.words)
    const rows = items.map((item) => ({ kind: 'item', key: item.key, item }) as const)
    known.set(transaction, rows)
    return rows
  }

  return (transactions) => {
    const thisYear = dayOf(options.now()).year
    const rows: ActivityRow[] = []
    let month = ''
    for (const transaction of transactions) {
      const title = monthTitle(dayOf(transaction.minedAt), thisYear)
      if (title !== month) rows.push({ kind: 'month', key: `month ${title}`, title })
      month = title
      rows.push(...rowsOf(transaction))
    }
    return rows
  }
}
