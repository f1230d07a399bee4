import { useCore, useSelect } from '../../core/coreContext.ts'
import type { AccountState } from '../../core/session/account.ts'
import { useRememberedSession } from '../../shell/useRememberedSession.ts'

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

/**
 * The connected account; while a session is restored that the host's server knew, its `address`. `balance` is the native
 * amount as decimal text, `undefined` while unknown.
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
