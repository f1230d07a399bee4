import { createStore, type StoreApi } from 'zustand/vanilla'
import { namespaceOf, type ChainNamespace } from '../../../backends/port/chainIds.ts'
import type { Address, Connection, Connector } from '../../../backends/port/connectors.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Storage } from '../../../backends/port/storage.ts'
import { namespaceKey, namespaceNames } from '../kernel/storageKeys.ts'
import type { Networks } from '../networks/networks.ts'
import { chooseAccounts, readStoredAccounts } from './storedAccounts.ts'

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
 * The connections by chain namespace. Each is followed in its wallet, and ends with a disconnect there or in another tab of
 * the site. `store` shows the active network's namespace.
 */
export interface Connections {
  readonly store: StoreApi<SessionState>
  /** The connection of one chain namespace. */
  of(chain: ChainNamespace): ConnectedState | undefined
  /** All connections, in the order in which their namespaces were connected. */
  all(): readonly ConnectedState[]
  /**
   * Marks a namespace as reconnecting, unless it is connected or reconnecting. The returned function ends this; it returns
   * false if the namespace was connected or ended in the meantime.
   */
  wait(chain: ChainNamespace): (() => boolean) | undefined
  /** Follows a connection and remembers its connector. Throws `none.account`. Show it with `fallBack` or `setActive`. */
  take(connector: Connector, connection: Connection): void
  /** Changes the active and the usable accounts of a connection. */
  show(chain: ChainNamespace, address: Address, accounts: readonly Address[]): void
  /** Ends connections here, with everything that their namespaces have stored. */
  end(...chains: readonly ChainNamespace[]): void
  /** Updates the store. Switches to a namespace with an account when the active one has none. */
  fallBack(): void
  /** Stops following the wallets, the networks and the other tabs. */
  stop(): void
}

type Slot =
  { readonly status: 'reconnecting' } | (ConnectedState & { readonly unfollow: () => void })

/** Starts without a connection. */
export function createConnections(networks: Networks, storage: Storage): Connections {
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
    const isWaiting = [...slots.values()].some(({ status }) => status === 'reconnecting')
    const next = sessionState(slots.get(networks.activeNamespace()), isWaiting, before)
    if (next !== before) store.setState(next, true)
  }

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

  function show(chain: ChainNamespace, address: Address, accounts: readonly Address[]) {
    const slot = of(chain)
    if (slot) slots.set(chain, { ...slot, address, accounts })
    project()
  }

  const unfollowNetworks = networks.store.subscribe(project)
  const unfollowTabs = followTabs(storage, all, end)

  return {
    store,
    of,
    all,
    wait(chain) {
      if (slots.has(chain)) return undefined
      const waiting: Slot = { status: 'reconnecting' }
      slots.set(chain, waiting)
      project()
      return () => slots.get(chain) === waiting && slots.delete(chain)
    },
    take(connector, connection) {
      const { chain } = connection
      const connectorKey = namespaceKey('connector', chain)
      if (storage.get(connectorKey) !== connector.id) {
        storage.remove(namespaceKey('accounts', chain))
      }
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
    },
    show,
    end,
    fallBack,
    stop() {
      unfollowNetworks()
      unfollowTabs?.()
      for (const { unfollow } of all()) unfollow()
    },
  }
}

/** The state to show for the active namespace; `before` if nothing has changed. */
function sessionState(
  slot: Slot | undefined,
  isWaiting: boolean,
  before: SessionState,
): SessionState {
  if (slot?.status !== 'connected') {
    const status = isWaiting ? 'reconnecting' : 'disconnected'
    return before.status === status ? before : { status }
  }
  const { status, connector, connection, address, accounts } = slot
  const next = { status, connector, connection, address, accounts }
  const isSame = Object.entries(next).every(([name, value]) => Reflect.get(before, name) === value)
  return isSame ? before : next
}

/** A disconnect in one tab applies to all tabs, but the wallet may not report it. */
function followTabs(
  storage: Storage,
  all: Connections['all'],
  end: Connections['end'],
): (() => void) | undefined {
  return storage.subscribe?.((key) => {
    for (const { connection } of all()) {
      const own = namespaceKey('connector', connection.chain)
      const isOurs = key === undefined || key === own
      if (isOurs && storage.get(own) === undefined) end(connection.chain)
    }
  })
}
