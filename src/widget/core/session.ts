import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Address, Connection, Connector } from '../../backends/port/connectors.ts'
import type { Network } from '../../backends/port/network.ts'
import type { Storage } from '../../backends/port/storage.ts'
import { FoyerError } from '../../backends/port/errors.ts'
import { chooseAccounts, readKeptAccounts, type KeptAccounts } from './keptAccounts.ts'
import type { Networks } from './networks.ts'
import { storageKeys } from './storageKeys.ts'

export type SessionState =
  | { readonly status: 'disconnected' }
  | { readonly status: 'reconnecting' }
  | {
      readonly status: 'connected'
      readonly connector: Connector
      readonly connection: Connection
      /** The active account. */
      readonly address: Address
      /** The connection's accounts, or those of them that the visitor selected. */
      readonly accounts: readonly Address[]
    }

/** Who is connected, by what. Follows what happens in the wallet itself. */
export interface Session {
  readonly store: StoreApi<SessionState>
  connection(): Connection | undefined
  address(): Address | undefined
  /** Takes over a connection, remembers its connector and makes its chain the active one. */
  adopt(connector: Connector, connection: Connection): void
  /** Takes up the session of an earlier visit through `restore`, without asking anybody. */
  resume(
    restore: (
      connectorId: string,
    ) => Promise<{ connector: Connector; connection: Connection } | undefined>,
  ): Promise<void>
  /** Makes one of the connection's accounts the active one, also after a reload. Throws `none.account`. */
  setAddress(address: Address): void
  /** Only these accounts count from now on, the first of them is active (C-220, open point 97). Throws `none.account`. */
  select(addresses: readonly Address[]): void
  /** Moves the wallet, then the app. Rejects with `none.account`, `wallet.*`. */
  switchNetwork(network: Network, signal?: AbortSignal): Promise<void>
  /** Ends the session on both sides. Rejects with the wallet's own error and then stays connected. */
  disconnect(): Promise<void>
  /** Stops following the wallet; the session itself stays for the next visit. */
  stop(): void
}

/** Makes the session's store. */
export function createSession(networks: Networks, storage: Storage): Session {
  const store = createStore<SessionState>(() => ({ status: 'disconnected' }))
  let unfollow = () => {}

  function end() {
    unfollow()
    unfollow = () => {}
    storage.remove(storageKeys.connector)
    storage.remove(storageKeys.accounts)
    store.setState({ status: 'disconnected' }, true)
  }

  function adopt(connector: Connector, connection: Connection) {
    unfollow()
    unfollow = connection.subscribe({
      accountsChanged(accounts) {
        const chosen = chooseAccounts(accounts, readKeptAccounts(storage))
        if (chosen.address === undefined) end()
        else store.setState({ accounts: chosen.accounts, address: chosen.address })
      },
      chainChanged: (chainId) => networks.setActive(chainId),
      disconnected: end,
    })
    if (storage.get(storageKeys.connector) !== connector.id) storage.remove(storageKeys.accounts)
    const chosen = chooseAccounts(connection.accounts, readKeptAccounts(storage))
    const { accounts, address } = chosen
    if (address === undefined) {
      throw new FoyerError(
        'none.account',
        `"${connector.name}" connected without an account. A connection needs at least one.`,
      )
    }
    storage.set(storageKeys.connector, connector.id)
    networks.setActive(connection.chainId)
    store.setState({ status: 'connected', connector, connection, address, accounts }, true)
  }

  function keep(kept: Omit<KeptAccounts, 'first'>) {
    const [first] = connected().connection.accounts
    storage.set(storageKeys.accounts, JSON.stringify({ first, ...kept }))
  }

  function connected() {
    const state = store.getState()
    if (state.status === 'connected') return state
    throw new FoyerError('none.account', 'Nobody is connected. Connect a wallet first.')
  }

  return {
    store,
    adopt,
    connection() {
      const state = store.getState()
      return state.status === 'connected' ? state.connection : undefined
    },
    address() {
      const state = store.getState()
      return state.status === 'connected' ? state.address : undefined
    },
    async resume(restore) {
      const connectorId = storage.get(storageKeys.connector)
      if (!connectorId || store.getState().status !== 'disconnected') return
      store.setState({ status: 'reconnecting' }, true)
      try {
        const found = await restore(connectorId)
        if (store.getState().status !== 'reconnecting') return
        if (found) adopt(found.connector, found.connection)
        else end()
      } catch (error) {
        if (store.getState().status === 'reconnecting') end()
        throw error
      }
    },
    setAddress(address) {
      if (!connected().accounts.includes(address)) {
        throw new FoyerError('none.account', `${address} is not an account of this connection.`)
      }
      const selected = readKeptAccounts(storage)?.selected
      keep({ active: address, ...(selected ? { selected } : {}) })
      store.setState({ address })
    },
    select(addresses) {
      const { accounts: offered } = connected().connection
      const selected = offered.filter((address) => addresses.includes(address))
      const [active] = addresses
      if (active === undefined || !selected.includes(active)) {
        throw new FoyerError('none.account', 'At least one account of the connection is needed.')
      }
      keep({ active, selected })
      store.setState({ accounts: addresses, address: active })
    },
    async switchNetwork(network, signal) {
      await connected().connection.switchNetwork(network, signal)
      networks.setActive(network.id)
    },
    async disconnect() {
      await connected().connection.disconnect()
      end()
    },
    stop() {
      unfollow()
      unfollow = () => {}
    },
  }
}
