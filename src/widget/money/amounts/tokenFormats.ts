import { formatBalance } from '../../core/formats/formatBalance.ts'
import { amountOf, formatUsd, type Amount } from './money.ts'

type Figure = string | number | Amount

/**
 * Decimals of a token's value in the rows of tokens held and sent, and in the list from which a
 * token is chosen for a swap (A-185, open point 120).
 */
const rowDigits = 2
const choiceDigits = 3
/**
 * The highest value that is shown, in USD. A higher one means that an amount or a price is wrong.
 */
const maxValue = '999999999999'
/** Decimals to which a balance is rounded before it is shown (C-367). */
const innerDigits = 6

/** Formats the balance of a token like that of a coin: 4 decimals, rounded down. */
export function formatTokenAmount(amount: Figure): string {
  return formatBalance(amountOf(amount).toFixed())
}

/** Formats a token's value in a row, in USD: 2 decimals (A-185, open point 120). */
export function formatRowValue(value: Figure): string {
  return formatWorth(value, rowDigits)
}

/**
 * Formats a token's value in the token list of a swap, in USD: 3 decimals (A-185, open point 120).
 */
export function formatTokenValue(value: Figure): string {
  return formatWorth(value, choiceDigits)
}

/**
 * Formats a value in USD. One too small for its decimals reads `<$0.01`. One from a trillion on
 * reads `>$999,999,999,999`, because only a wrong price makes it, and its digits would push other
 * controls out of their row (open point 253).
 */
function formatWorth(value: Figure, digits: number): string {
  const worth = amountOf(value)
  const least = `0.${'1'.padStart(digits, '0')}`
  if (worth.gt(0) && worth.lt(least)) return `<$${least}`
  return worth.gt(maxValue) ? `>${formatUsd(maxValue, 0)}` : formatUsd(worth, digits)
}

/** Returns the sum of all values in USD, rounded to 6 decimals (A-150, C-367). */
export function totalValue(tokens: readonly { readonly value: number }[]): Amount {
  return tokens
    .reduce((sum, { value }) => sum.plus(amountOf(value)), amountOf(0))
    .round(innerDigits)
}
