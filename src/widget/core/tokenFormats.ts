import { formatBalance } from './formats.ts'
import { amountOf, formatUsd, type Amount } from './money.ts'

type Figure = string | number | Amount

/** Decimals of the value of a token in a list and in a line of details. */
const rowDigits = 2
const detailDigits = 3
/** Decimals to which a balance is rounded before it is shown (C-367). */
const innerDigits = 6

/** What somebody holds of a token, as `formatBalance` writes it. */
export function formatTokenAmount(amount: Figure): string {
  return formatBalance(amountOf(amount).toFixed())
}

/** USD of a token in a list: 2 decimals (A-185, open point 120). */
export function formatRowValue(value: Figure): string {
  const worth = amountOf(value)
  return worth.gt(0) && worth.lt('0.01') ? '<$0.01' : formatUsd(worth, rowDigits)
}

/** USD of a token in a line of details: 3 decimals (A-185, open point 120). */
export function formatTokenValue(value: Figure): string {
  return formatUsd(value, detailDigits)
}

/** The sum of all values in USD, rounded to 6 decimals (A-150, C-367). */
export function totalValue(tokens: readonly { readonly value: number }[]): Amount {
  return tokens
    .reduce((sum, { value }) => sum.plus(amountOf(value)), amountOf(0))
    .round(innerDigits)
}

/** USD with 2 decimals, dollars and pennies apart (A-009, A-150, A-184, C-367). */
export function splitBalance(total: Figure): {
  readonly dollars: string
  readonly pennies: string
} {
  const [dollars = '', pennies = ''] = formatUsd(total).split('.')
  return { dollars, pennies }
}
