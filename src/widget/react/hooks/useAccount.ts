import { useCore, useSelect } from '../../core/coreContext.ts'
import type { AccountState } from '../../core/session/account.ts'

/** What a host sees of the connected account. */
export type AccountInfo = Pick<
  AccountState,
  | 'isConnected'
  | 'address'
  | 'allAccounts'
  | 'profileName'
  | 'profileImage'
  | 'balance'
  | 'balanceSymbol'
  | 'connectedWalletInfo'
  | 'email'
> & { readonly status: 'disconnected' | 'reconnecting' | 'connected' }

/** The connected account. `balance` is the native amount as decimal text, `undefined` while unknown. */
export function useAccount(): AccountInfo {
  const { account, session } = useCore()
  const status = useSelect(session.store, (state) => state.status)
  const now = useSelect(account, (state) => state)
  return {
    status,
    isConnected: now.isConnected,
    address: now.address,
    allAccounts: now.allAccounts,
    profileName: now.profileName,
    profileImage: now.profileImage,
    balance: now.balance,
    balanceSymbol: now.balanceSymbol,
    connectedWalletInfo: now.connectedWalletInfo,
    email: now.email,
  }
}
