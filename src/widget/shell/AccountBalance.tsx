import type { AccountState } from '../core/account.ts'
import { cutDecimals } from '../core/formats.ts'
import { Shimmer } from '../kit/Shimmer.tsx'

/** The native amount with its symbol; nothing when it could not be had (C-013, open point 93). */
export function AccountBalance({ account }: { account: AccountState }) {
  const { balance, balanceSymbol, balanceStatus } = account
  if (balance !== undefined) {
    return (
      <span>
        {cutDecimals(balance, 3)} {balanceSymbol}
      </span>
    )
  }
  return balanceStatus === 'loading' ? <Shimmer width={64} height={16} /> : null
}
