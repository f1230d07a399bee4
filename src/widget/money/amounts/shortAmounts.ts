import { amountOf, formatAmount, type Amount } from './money.ts'

/**
 * Decimals of the paid and the received amount of a swap in a toast and in the line of a
 * transaction (A-184, wire 1.9).
 */
const digits = { paid: 6, received: 3 }

const smallest = (decimals: number) => amountOf(`1e-${decimals}`)

/** True if this many decimals would show zero. */
export const isTiny = (amount: Amount, decimals: number): boolean =>
  amount.gt(0) && amount.lt(smallest(decimals))

/**
 * Rounds an amount down to this many decimals. A smaller amount is shown as less than the last
 * decimal, never as zero.
 */
export function writtenAmount(amount: Amount, decimals: number): string {
  return isTiny(amount, decimals)
    ? `<${smallest(decimals).toFixed(decimals)}`
    : formatAmount(amount, decimals, true)
}

/** Formats an amount in the same way, without trailing zeros. */
export function shortAmount(amount: string, decimals: number): string {
  return writtenAmount(amountOf(amount), decimals).replace(/\.?0+$/, '')
}

/** Formats the paid amount of a swap. */
export const formatPaid = (amount: string): string => shortAmount(amount, digits.paid)

/** Formats the received amount of a swap. */
export const formatReceived = (amount: string): string => shortAmount(amount, digits.received)
