import type { Transaction } from '../../../../backends/port/services/history.ts'
import { createCalendar, createDayAndTime } from '../../../core/locale/calendar.ts'
import type { KnownPurchases } from '../buy/knownPurchases.ts'
import { amountOf, formatAmount } from '../../../money/amounts/money.ts'

/** The statuses that the service gives a purchase. */
export const onrampStatus = {
  inProgress: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS',
  success: 'ONRAMP_TRANSACTION_STATUS_SUCCESS',
  failed: 'ONRAMP_TRANSACTION_STATUS_FAILED',
} as const

/** The decimals of a quantity in the list. */
const quantityDigits = 3

/**
 * Whether a purchase completes the one started at `since` (ms since epoch): it is new since then, or in progress
 * . Its id tells that it is new; without the ids of earlier purchases the times decide, though the service's
 * clock and this one may differ (open point 316).
 */
export function completesPurchase(
  { id, minedAt, status }: Transaction,
  since: number,
  known?: Pick<KnownPurchases, 'ids' | 'since'>,
): boolean {
  if (status === onrampStatus.inProgress) return true
  if (known) return !known.ids.has(id) && minedAt >= known.since
  // The service has whole seconds, so the second in which the window opened counts as after the start.
  return minedAt >= Math.floor(since / 1000) * 1000
}

/** The row of a purchase. */
export interface OnrampActivityItem {
  readonly id: string
  /** Only a known success is 'bought'; an unknown status gets a neutral label. */
  readonly label: 'bought' | 'buying' | 'notBought' | 'purchase'
  /** The bought quantity, with at most three decimals. */
  readonly purchaseValue: string
  readonly purchaseCurrency: string
  /** Day and time, such as `15 · 12:04 PM`. */
  readonly date: string
  readonly completed: boolean
  readonly inProgress: boolean
  readonly failed: boolean
  /** The address of the token's picture, if the service provides one. */
  readonly icon: string | undefined
}

/** Builds the row of a purchase. */
export function onrampItem(purchase: Transaction, dateOf = createDayAndTime()): OnrampActivityItem {
  const { id, minedAt, status, transfers } = purchase
  const [bought] = transfers
  const inProgress = status === onrampStatus.inProgress
  const failed = status === onrampStatus.failed
  const completed = status === onrampStatus.success
  return {
    id,
    label: failed ? 'notBought' : inProgress ? 'buying' : completed ? 'bought' : 'purchase',
    purchaseValue: quantity(bought?.quantity.numeric ?? '0'),
    purchaseCurrency: bought?.fungible?.symbol ?? '',
    date: dateOf(minedAt),
    completed,
    inProgress,
    failed,
    icon: bought?.fungible?.iconUrl,
  }
}

/** Truncates a quantity, because it must never show more than was bought; a tiny one is shown as below the smallest. */
function quantity(numeric: string): string {
  const amount = amountOf(numeric)
  const smallest = amountOf('0.001')
  if (amount.gt(0) && amount.lt(smallest)) return `<${smallest.toFixed(quantityDigits)}`
  return formatAmount(amount, quantityDigits, true)
}

export interface OnrampMonth {
  /** The month, such as `January`, or `December 2025` when it is not this year's. */
  readonly title: string
  readonly purchases: readonly Transaction[]
}

/** Groups purchases by year and month, the newest first. */
export function onrampMonths(
  purchases: readonly Transaction[],
  now: number,
  dayOf = createCalendar(),
): readonly OnrampMonth[] {
  const months = new Map<string, Transaction[]>()
  for (const purchase of purchases.toSorted((one, other) => other.minedAt - one.minedAt)) {
    const { year, monthName, monthAndYear } = dayOf(purchase.minedAt)
    const title = year === dayOf(now).year ? monthName : monthAndYear
    months.set(title, [...(months.get(title) ?? []), purchase])
  }
  return [...months].map(([title, list]) => ({ title, purchases: list }))
}

/** The age up to which a purchase is followed past the end of its month, in ms. */
const followedFor = 24 * 60 * 60_000

/**
 * Whether a purchase of the current month is in progress, so that the list must be fetched again. The last 24
 * hours count too, so that no purchase stays in progress at the end of a month (open point 215).
 */
export function mustRefetch(purchases: readonly Transaction[], now: number): boolean {
  const dayOf = createCalendar()
  const { year, month } = dayOf(now)
  return purchases.some(({ minedAt, status }) => {
    if (status !== onrampStatus.inProgress) return false
    const at = dayOf(minedAt)
    return (at.year === year && at.month === month) || Math.abs(now - minedAt) <= followedFor
  })
}

/** Appends older rows to newer ones, each purchase once. */
export function mergePurchases(
  newer: readonly Transaction[],
  earlier: readonly Transaction[],
): readonly Transaction[] {
  const newerIds = new Set(newer.map(({ id }) => id))
  return [...newer, ...earlier.filter(({ id }) => !newerIds.has(id))]
}
