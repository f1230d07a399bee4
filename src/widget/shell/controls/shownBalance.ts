import type { AccountState } from '../../core/session/account.ts'
import type { AccountChipProps } from './AccountChip.tsx'

/**
 * Returns the balance that the account button shows. An older amount stays while a newer one loads.
 */
export function shownBalance({
  balance,
  balanceSymbol,
  balanceStatus,
}: AccountState): AccountChipProps['balance'] {
  if (balance !== undefined) return { amount: balance, symbol: balanceSymbol ?? '' }
  return balanceStatus === 'loading' ? 'loading' : undefined
}
