import { formatBalance } from '../../core/formats/formatBalance.ts'
import { amountOf, formatUsd, type Amount } from './money.ts'

type Figure = string | number | Amount

/** Decimals of a token's value in a row, and in the token list of a swap. */
const rowDigits = 2
const choiceDigits = 3
/** In USD. A higher value means that an amount or a price is wrong. */
const mostWorth = '999999999999'
/** Decimals to which a balance is rounded before it is shown (C-367). */
const innerDigits = 6

/** The balance of a token, as `formatBalance` writes it. */
export function formatTokenAmount(amount: Figure): string {
  return formatBalance(amountOf(amount).toFixed())
}

/** A token's value in a row, in USD: 2 decimals (A-185, open point 120). */
export function formatRowValue(value: Figure): string {
  return formatWorth(value, rowDigits)
}

/** A token's value in the token list of a swap, in USD: 3 decimals (A-185, open point 120). */
export function formatTokenValue(value: Figure): string {
  return formatWorth(value, choiceDigits)
}

/** A value too small for its decimals reads `<$0.01`; from a trillion on it reads `>$999,999,999,999` (open point 253). */
function formatWorth(value: Figure, digits: number): string {
  const worth = amountOf(value)
  const least = `0.${'1'.padStart(digits, '0')}`
  if (worth.gt(0) && worth.lt(least)) return `<$${least}`
  return worth.gt(mostWorth) ? `>${formatUsd(mostWorth, 0)}` : formatUsd(worth, digits)
}

/** The sum of all values in USD, rounded to 6 decimals (A-150, C-367). */
export function totalValue(tokens: readonly { readonly value: number }[]): Amount {
  return tokens
    .reduce((sum, { value }) => sum.plus(amountOf(value)), amountOf(0))
    .round(innerDigits)
}
