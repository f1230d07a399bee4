import { createStore, type StoreApi } from 'zustand/vanilla'
import { namespaceOf, type ChainNamespace } from '../../../backends/port/chainIds.ts'
import type { Address, Connection, Connector } from '../../../backends/port/connectors.ts'
import type { Network } from '../../../backends/port/network.ts'
import type { Storage } from '../../../backends/port/storage.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import { chooseAccounts, readStoredAccounts, type StoredAccounts } from './storedAccounts.ts'
import type { Networks } from '../networks/networks.ts'
import { namespaceKey, namespaceNames } from '../kernel/storageKeys.ts'

/** One chain namespace's connection and its active account. */
export interface ConnectedState {
  readonly status: 'connected'
  readonly connector: Connector
  readonly connection: Connection
  /** The active account. */
  readonly address: Address
  /** The connection's accounts, or those that the visitor selected. */
  readonly accounts: readonly Address[]
}

export type SessionState =
  { readonly status: 'disconnected' } | { readonly status: 'reconnecting' } | ConnectedState

/**
 * The connections of the widget, at most one per chain namespace. It follows changes in the wallets and a disconnect in
 * another tab of the site. `store`, `connection` and `address` describe the active network's namespace: they are
 * 'disconnected' if it has no connection, even if another namespace has one.
 */
export interface Session {
  readonly store: StoreApi<SessionState>
  connection(): Connection | undefined
  address(): Address | undefined
  /** The connection of one chain namespace, active or not. */
  of(chain: ChainNamespace): ConnectedState | undefined
  /** All connections, in the order in which their namespaces were connected. */
  all(): readonly ConnectedState[]
  /** Takes over a connection and its companions, remembers its connector and makes its chain the active one. */
  adopt(connector: Connector, connection: Connection): void
  /** Restores the connection of an earlier visit in one namespace through `restore`, without asking the visitor. */
  resume(
    chain: ChainNamespace,
    restore: (
      connectorId: string,
    ) => Promise<{ connector: Connector; connection: Connection } | undefined>,
  ): Promise<void>
  /** Makes one of the connection's accounts the active one, also after a reload. Throws `none.account`. */
  setAddress(address: Address): void
  /** Selects the usable accounts, the first of which is active (C-220, open point 97). Throws `none.account`. */
  select(addresses: readonly Address[]): void
  /** Switches the wallet of the network's namespace, then the app. Rejects with `none.account`, `wallet.*`. */
  switchNetwork(network: Network, signal?: AbortSignal): Promise<void>
  /**
   * Ends every connection on both sides, or that of one namespace. Rejects with the wallet's own error; a connection
   * that did not end stays.
   */
  disconnect(only?: ChainNamespace): Promise<void>
  /**
   * Ends one namespace's connection here at once, and in the wallet when it answers. Rejects with the wallet's own
   * error, although it has ended here.
   */
  leave(chain: ChainNamespace): Promise<void>
  /** Stops following the wallets; the session itself stays for the next visit. */
  stop(): void
}

type Slot =
  { readonly status: 'reconnecting' } | (ConnectedState & { readonly unfollow: () => void })

/** Creates the session's store. */
export function createSession(networks: Networks, storage: Storage): Session {
  const store = createStore<SessionState>(() => ({ status: 'disconnected' }))
  const slots = new Map<ChainNamespace, Slot>()

  const of = (chain: ChainNamespace) => {
    const slot = slots.get(chain)
    return slot?.status === 'connected' ? slot : undefined
  }
  const all = () =>
    [...slots.values()].flatMap((slot) => (slot.status === 'connected' ? [slot] : []))

  /** Updates the store from the active namespace; notifies only of a change. */
  function project() {
    const before = store.getState()
    const slot = slots.get(networks.activeNamespace())
    const waits = [...slots.values()].some(({ status }) => status === 'reconnecting')
    if (slot?.status === 'connected') {
      const { connector, connection, address, accounts } = slot
      const same =
        before.status === 'connected' &&
        before.connection === connection &&
        before.connector === connector &&
        before.address === address &&
        before.accounts === accounts
      if (!same) {
        store.setState({ status: 'connected', connector, connection, address, accounts }, true)
      }
      return
    }
    const status = waits ? 'reconnecting' : 'disconnected'
    if (before.status !== status) store.setState({ status }, true)
  }

  /** Switches to a namespace with an account when the active one lost its account. */
  function fallBack() {
    project()
    const slot = slots.get(networks.activeNamespace())
    const [other] = all()
    if (slot === undefined && other) networks.setActive(other.connection.chainId)
  }

  function end(...chains: readonly ChainNamespace[]) {
    for (const chain of chains) {
      of(chain)?.unfollow()
      slots.delete(chain)
      for (const name of namespaceNames) {
        storage.remove(namespaceKey(name, chain))
      }
    }
    fallBack()
  }

  function take(connector: Connector, connection: Connection) {
    const { chain } = connection
    const connectorKey = namespaceKey('connector', chain)
    if (storage.get(connectorKey) !== connector.id) storage.remove(namespaceKey('accounts', chain))
    const { accounts, address } = chooseAccounts(
      connection.accounts,
      readStoredAccounts(storage, chain),
    )
    if (address === undefined) {
      throw new FoyerError('none.account', `"${connector.name}" connected without an account.`)
    }
    of(chain)?.unfollow()
    const unfollow = connection.subscribe({
      accountsChanged(offered) {
        const chosen = chooseAccounts(offered, readStoredAccounts(storage, chain))
        if (chosen.address === undefined) end(chain)
        else show(chain, chosen.address, chosen.accounts)
      },
      chainChanged(chainId) {
        const own = namespaceOf(chainId) === chain
        if (own && networks.activeNamespace() === chain) networks.setActive(chainId)
      },
      disconnected: () => end(chain),
    })
    storage.set(connectorKey, connector.id)
    slots.set(chain, { status: 'connected', connector, connection, address, accounts, unfollow })
  }

  function keep(
    slot: ConnectedState,
    kept: Omit<StoredAccounts, 'first'>,
    accounts = slot.accounts,
  ) {
    const { chain } = slot.connection
    const [first] = slot.connection.accounts
    storage.set(namespaceKey('accounts', chain), JSON.stringify({ first, ...kept }))
    show(chain, kept.active, accounts)
  }

  function show(chain: ChainNamespace, address: Address, accounts: readonly Address[]) {
    const slot = of(chain)
    if (slot) slots.set(chain, { ...slot, address, accounts })
    project()
  }

  function connected(chain = networks.activeNamespace()) {
    const slot = of(chain)
    if (slot) return slot
    throw nobody()
  }

  const unfollowNetworks = networks.store.subscribe(project)
  // A disconnect in one tab applies to all tabs, but the wallet may not report it.
  const unfollowTabs = storage.subscribe?.((key) => {
    for (const { connection } of all()) {
      const own = namespaceKey('connector', connection.chain)
      const isOurs = key === undefined || key === own
      if (isOurs && storage.get(own) === undefined) end(connection.chain)
    }
  })

  return {
    store,
    of,
    all,
    connection: () => of(networks.activeNamespace())?.connection,
    address: () => of(networks.activeNamespace())?.address,
    adopt(connector, connection) {
      // A wallet that was connected there separately stays.
      for (const each of connection.companions ?? []) {
        if (!of(each.chain)) take(connector, each)
      }
      take(connector, connection)
      networks.setActive(connection.chainId)
    },
    async resume(chain, restore) {
      const connectorId = storage.get(namespaceKey('connector', chain))
      if (!connectorId || slots.has(chain)) return
      const waiting: Slot = { status: 'reconnecting' }
      slots.set(chain, waiting)
      project()
      try {
        const found = await restore(connectorId)
        if (slots.get(chain) !== waiting) return
        if (!found) return end(chain)
        // The page was left before the visitor chose accounts (C-222).
        if (readStoredAccounts(storage, chain)?.selected?.length === 0) {
          end(chain)
          return await found.connection.disconnect()
        }
        slots.delete(chain)
        take(found.connector, found.connection)
        // The network chosen last stays, unless its namespace came back on another one.
        if (networks.activeNamespace() === chain) networks.setActive(found.connection.chainId)
        fallBack()
      } catch (error) {
        if (of(chain) === undefined) end(chain)
        throw error
      }
    },
    setAddress(address) {
      const slot = connected()
      if (!slot.accounts.includes(address)) {
        throw new FoyerError('none.account', `${address} is not an account of this connection.`)
      }
      const selected = readStoredAccounts(storage, slot.connection.chain)?.selected
      keep(slot, { active: address, ...(selected ? { selected } : {}) })
    },
    select(addresses) {
      const slot = connected()
      const selected = slot.connection.accounts.filter((address) => addresses.includes(address))
      const [active] = addresses
      if (active === undefined || !selected.includes(active)) {
        throw new FoyerError('none.account', 'At least one account of the connection is needed.')
      }
      keep(slot, { active, selected }, addresses)
    },
    async switchNetwork(network, signal) {
      await connected(namespaceOf(network.id)).connection.switchNetwork(network, signal)
      networks.setActive(network.id)
    },
    async disconnect(only) {
      const first = of(only ?? networks.activeNamespace()) ?? (only ? undefined : all()[0])
      if (!first) throw nobody()
      const rest = only === undefined ? all().filter((slot) => slot !== first) : []
      // The wallet on screen comes first: when it refuses, nothing has ended yet.
      await first.connection.disconnect()
      const ended = [first.connection.chain]
      try {
        for (const { connection } of rest) {
          await connection.disconnect()
          ended.push(connection.chain)
        }
      } finally {
        end(...ended)
      }
    },
    async leave(chain) {
      const connection = of(chain)?.connection
      end(chain)
      await connection?.disconnect()
    },
    stop() {
      unfollowNetworks()
      unfollowTabs?.()
      for (const slot of slots.values()) if (slot.status === 'connected') slot.unfollow()
    },
  }
}

function nobody(): FoyerError {
  return new FoyerError('none.account', 'No account is connected. Connect a wallet first.')
}
