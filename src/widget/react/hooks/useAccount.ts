import { useCore, useSelect } from '../../core/coreContext.ts'
import type { AccountState } from '../../core/session/account.ts'
import { useRememberedSession } from '../../shell/useRememberedSession.ts'

/** The connected account as a host sees it. */
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

/**
 * Returns the connected account. While a session is restored that the host's server knew, it has
 * only the `address`. `balance` is the native amount as decimal text, `undefined` while unknown.
 */
export function useAccount(): AccountInfo {
  const { account, session } = useCore()
  const status = useSelect(session.store, (state) => state.status)
  const now = useSelect(account, (state) => state)
  const remembered = useRememberedSession()
  return {
    status: remembered ? 'reconnecting' : status,
    isConnected: now.isConnected,
    address: remembered?.address ?? now.address,
    allAccounts: now.allAccounts,
    profileName: now.profileName,
    profileImage: now.profileImage,
    balance: now.balance,
    balanceSymbol: now.balanceSymbol,
    connectedWalletInfo: now.connectedWalletInfo,
    email: now.email,
  }
}
