import { Big } from 'big.js'
import { formatUnits } from '../../../backends/port/formatUnits.ts'
import { groupThousands } from '../../core/formats/groupThousands.ts'

/**
 * An exact decimal amount. Create it from text, a bigint or a number as a service sent it, never from a computed float.
 */
export type Amount = Big

/** Digits after the point of a quotient. Sums, differences and products are exact. */
const quotientDigits = 40

const Decimal = Big()
Decimal.DP = quotientDigits

/**
 * Reads an amount or a price. A number is read as the decimal text that a service wrote (`0.1` is a
 * tenth). Invalid text is zero, such as an empty amount field or a point alone.
 */
export function amountOf(value: string | number | bigint | Amount | undefined): Amount {
  const text = String(value ?? '').replace(/\.$/, '')
  return /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? new Decimal(text) : new Decimal(0)
}

/** Converts whole smallest units (wei) to an amount. */
export function amountOfUnits(units: bigint, decimals: number): Amount {
  return new Decimal(formatUnits(units, decimals))
}

/** Converts an amount to whole smallest units (wei), rounded down. */
export function unitsOf(amount: string | Amount, decimals: number): bigint {
  const shifted = amountOf(amount).times(new Decimal(10).pow(decimals))
  return BigInt(shifted.round(0, Big.roundDown).toFixed(0))
}

/**
 * Formats an amount with exactly `digits` decimals and grouped thousands, e.g. `1,234.50`. Rounded
 * half up; `cut` rounds down, for balances.
 */
export function formatAmount(
  amount: string | number | Amount,
  digits: number,
  cut = false,
): string {
  const text = amountOf(amount)
    .round(digits, cut ? Big.roundDown : Big.roundHalfUp)
    .toFixed(digits)
  return groupThousands(text)
}

/** Formats USD with two decimals: `$1,234.50`. */
export function formatUsd(amount: string | number | Amount, digits = 2): string {
  return `$${formatAmount(amount, digits)}`
}
