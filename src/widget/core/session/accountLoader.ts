import type { StoreApi } from 'zustand/vanilla'
import type { ChainId } from '../../../backends/port/chainIds.ts'
import type { Backend } from '../../../backends/port/backend.ts'
import { emptyAccount, type AccountState } from './account.ts'
import { readAddressLabels } from './addressLabels.ts'
import { formatUnits } from '../../../backends/port/formatUnits.ts'
import type { Inspect } from '../kernel/inspect.ts'
import type { Networks } from '../networks/networks.ts'
import { noteFailure } from '../kernel/noteFailure.ts'
import type { Session } from './session.ts'
import { explorerAddressUrl } from '../networks/explorerAddressUrl.ts'
import { unlessAborted } from '../kernel/unlessAborted.ts'

/** Updates the account's store from the session: identity by address, balance by address and chain. */
export interface AccountLoader {
  /** Loads the balance again and keeps the old one on screen meanwhile. */
  refreshBalance(): Promise<void>
  stop(): void
}

/**
 * Starts to follow session and networks, and to load identity and ENS name of the account (C-304,
 * C-307).
 */
export function startAccountLoader(parts: {
  account: StoreApi<AccountState>
  session: Session
  networks: Networks
  backend: Backend
  inspect: Inspect | undefined
}): AccountLoader {
  const { account, session, networks, backend } = parts
  let identityWork = new AbortController()
  let balanceWork = new AbortController()
  let followedId: ChainId | undefined

  const loadIdentity = (address: string) => {
    identityWork.abort()
    identityWork = new AbortController()
    const { signal } = identityWork
    return unlessAborted(signal, backend.identity.identity(address, address, signal), {
      done: ({ name, avatar }) => account.setState({ profileName: name, profileImage: avatar }),
      failed: (error) => noteFailure(parts, 'account.identity', error),
    })
  }

  async function loadBalance() {
    balanceWork.abort()
    balanceWork = new AbortController()
    const { signal } = balanceWork
    const address = session.address()
    const network = networks.active()
    // An account of one chain namespace has no balance on a network of another.
    if (!address || !network || network.chain !== session.connection()?.chain) {
      account.setState({ balance: undefined, balanceSymbol: undefined, balanceStatus: 'idle' })
      return
    }
    account.setState({ balanceStatus: 'loading' })
    await unlessAborted(signal, backend.chains.nativeBalance(network, address, signal), {
      done(amount) {
        account.setState({
          balance: formatUnits(amount, network.currency.decimals),
          balanceSymbol: network.currency.symbol,
          balanceStatus: 'ready',
        })
      },
      failed(error) {
        account.setState({ balanceStatus: 'failed' })
        noteFailure(parts, 'account.balance', error)
      },
    })
  }

  function follow() {
    followedId = networks.store.getState().activeId
    const state = session.store.getState()
    if (state.status !== 'connected') {
      identityWork.abort()
      balanceWork.abort()
      account.setState(emptyAccount, true)
      return
    }
    const { connector, address } = state
    const { user } = state.connection
    const before = account.getState().address
    const explorerUrl = networks.active()?.explorerUrl
    account.setState({
      isConnected: true,
      address,
      connectedWalletInfo: {
        name: connector.name,
        ...(connector.imageUrl === undefined ? {} : { icon: connector.imageUrl }),
      },
      allAccounts:
        user?.accounts.filter((each) => state.accounts.includes(each.address)) ??
        state.accounts.map((each) => ({ address: each, type: 'eoa' })),
      addressLabels: readAddressLabels(backend.storage, state.accounts),
      type: user?.preferredAccountType ?? 'eoa',
      preferredAccountType: user?.preferredAccountType ?? 'eoa',
      smartAccountDeployed: user?.smartAccountDeployed ?? false,
      socialProvider: user?.socialProvider,
      email: user?.email,
      addressExplorerUrl: explorerUrl && explorerAddressUrl(explorerUrl, address),
    })
    if (before !== address) {
      account.setState({ profileName: undefined, profileImage: undefined, balance: undefined })
      void loadIdentity(address)
    }
    void loadBalance()
  }

  const stops = [
    session.store.subscribe(follow),
    networks.store.subscribe((now, before) => {
      // For an account of another namespace, the session has already reported this.
      if (now.activeId === before.activeId || now.activeId === followedId) return
      if (!session.connection()) return
      account.setState({ balance: undefined, balanceSymbol: undefined })
      follow()
    }),
  ]
  return {
    refreshBalance: loadBalance,
    stop() {
      for (const stop of stops) stop()
      identityWork.abort()
      balanceWork.abort()
    },
  }
}
