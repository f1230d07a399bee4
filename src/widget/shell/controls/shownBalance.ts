import type { AccountState } from '../../core/session/account.ts'
import type { AccountChipProps } from './AccountChip.tsx'

/** What the account button says of the balance: an older amount stays while a newer one is on its way. */
export function shownBalance({
  balance,
  balanceSymbol,
  balanceStatus,
}: AccountState): AccountChipProps['balance'] {
  if (balance !== undefined) return { amount: balance, symbol: balanceSymbol ?? '' }
  return balanceStatus === 'loading' ? 'loading' : undefined
}
