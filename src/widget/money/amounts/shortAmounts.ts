import { amountOf, formatAmount, type Amount } from './money.ts'

/** Decimals of what is paid and of what is received, in a toast and in the line of a transaction (A-184, wire 1.9). */
const digits = { paid: 6, received: 3 }

const smallest = (decimals: number) => amountOf(`1e-${decimals}`)

/** True for what so many decimals would show as nothing. */
export const isTiny = (amount: Amount, decimals: number): boolean =>
  amount.gt(0) && amount.lt(smallest(decimals))

/** With so many decimals, cut. What is too small for them is said to be smaller, never to be nothing. */
export function writtenAmount(amount: Amount, decimals: number): string {
  return isTiny(amount, decimals)
    ? `<${smallest(decimals).toFixed(decimals)}`
    : formatAmount(amount, decimals, true)
}

/** The same without zeros at the end. */
export function shortAmount(amount: string, decimals: number): string {
  return writtenAmount(amountOf(amount), decimals).replace(/\.?0+$/, '')
}

/** What a swap takes, in words. */
export const formatPaid = (amount: string): string => shortAmount(amount, digits.paid)

/** What a swap brings, in words. */
export const formatReceived = (amount: string): string => shortAmount(amount, digits.received)
