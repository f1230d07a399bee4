import type { AccountState } from '../../core/session/account.ts'
import type { AccountChipProps } from './AccountChip.tsx'

/** The balance that the account button shows: an older amount stays while a newer one loads. */
export function shownBalance({
  balance,
  balanceSymbol,
  balanceStatus,
}: AccountState): AccountChipProps['balance'] {
  if (balance !== undefined) return { amount: balance, symbol: balanceSymbol ?? '' }
  return balanceStatus === 'loading' ? 'loading' : undefined
}
