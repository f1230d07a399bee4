import { groupThousands } from './groupThousands.ts'

const balanceDigits = 4

/**
 * Formats the balance of a coin or token, given as plain decimal text: 4 decimals, rounded down,
 * with grouped thousands. A smaller balance is shown as `<0.0001`, so that it is not taken for
 * nothing (A-185, open point 164).
 */
export function formatBalance(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.')
  const kept = fraction.slice(0, balanceDigits).padEnd(balanceDigits, '0')
  const shown = `${groupThousands(whole || '0')}.${kept}`
  const dust = !/[1-9]/.test(shown) && /[1-9]/.test(amount)
  return dust ? `<0.${'1'.padStart(balanceDigits, '0')}` : shown
}
