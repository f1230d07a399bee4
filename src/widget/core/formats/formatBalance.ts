import { groupThousands } from './groupThousands.ts'

const balanceDigits = 4

/**
 * Formats the balance of a coin or token, given as plain decimal text: 4 decimals, rounded down,
 * with grouped thousands. A smaller balance is shown as `<0.0001`, so that it is not taken for
 * nothing (A-185, open point 164).
 */
export function formatBalance(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.')
  const decimals = fraction.slice(0, balanceDigits).padEnd(balanceDigits, '0')
  const balance = `${groupThousands(whole || '0')}.${decimals}`
  const dust = !/[1-9]/.test(balance) && /[1-9]/.test(amount)
  return dust ? `<0.${'1'.padStart(balanceDigits, '0')}` : balance
}
