import { createStore, type StoreApi } from 'zustand/vanilla'
import { namespaceOf, type ChainNamespace } from '../../../backends/port/chainIds.ts'
import type { Address, Connection, Connector } from '../../../backends/port/connectors.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Storage } from '../../../backends/port/storage.ts'
import { namespaceKey, namespaceNames } from '../kernel/storageKeys.ts'
import { createListeners } from '../kernel/listeners.ts'
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
  /** True if another widget of the page has made the connection, and this one follows it. */
  readonly isShared?: boolean | undefined
}

export type SessionState =
  | {
      readonly status: 'disconnected'
      /**
       * True if a wallet of an earlier connection is remembered and may return by itself, unless
       * the visitor disconnects.
       */
      readonly remembered: boolean
    }
  | { readonly status: 'reconnecting' }
  | ConnectedState

/** The wait for a remembered wallet. */
export interface Wait {
  /** Aborts when the visitor connects or disconnects in this namespace. */
  readonly signal: AbortSignal
  /** True until the signal aborts. */
  isOpen(): boolean
  /** Shows the namespace as disconnected from now on. The wait goes on. */
  hide(): void
  /** Ends the wait without a connection. What the namespace has stored stays. */
  drop(): void
  /** True if another widget of the page has made the connection that is waited for. */
  readonly isShared?: boolean | undefined
}

/**
 * The connections by chain namespace. Each is followed in its wallet, and ends with a disconnect by the visitor, in this
 * widget, another one of the page, or another tab. `store` shows the active network's namespace.
 */
export interface Connections {
  readonly store: StoreApi<SessionState>
  /** Calls the listener when a connection of any namespace may have changed. */
  subscribe(listener: () => void): void
  /** Returns the connection of one chain namespace. */
  of(chain: ChainNamespace): ConnectedState | undefined
  /** Returns all connections, in the order in which their namespaces were connected. */
  all(): readonly ConnectedState[]
  /** Returns the namespaces whose wallet is remembered and not connected. */
  awaited(): readonly ChainNamespace[]
  /**
   * Starts to wait for a remembered wallet, as reconnecting or hidden. Returns `undefined` if the
   * namespace has a connection or waits already.
   */
  wait(chain: ChainNamespace, status: Waiting['status'], isShared?: boolean): Wait | undefined
  /** Follows a connection and remembers its connector. Throws `none.account`. Show it with `fallBack` or `setActive`. */
  take(connector: Connector, connection: Connection, isShared?: boolean): void
  /** Changes the active and the usable accounts of a connection. */
  show(chain: ChainNamespace, address: Address, accounts: readonly Address[]): void
  /** Ends connections here, with everything that their namespaces have stored. */
  end(...chains: readonly ChainNamespace[]): void
  /** Stops following a connection, or waiting for it. It does not end, and what its namespace has stored stays. */
  leave(chain: ChainNamespace): void
  /** Updates the store. Switches to a namespace with an account when the active one has none. */
  fallBack(): void
  /** Stops following the wallets, the networks and the other tabs. */
  stop(): void
}

interface Waiting {
  readonly status: 'reconnecting' | 'away'
}

type Slot = (ConnectedState | Waiting) & { readonly leave: () => void }

/**
 * Starts without a connection. `onLost` is called when a wallet of this browser has ended its connection, because it may
 * only be locked; it is still remembered. `onHere` gets the keys that another widget of the page has changed.
 */
export function createConnections(
  networks: Networks,
  storage: Storage,
  onLost: (chain: ChainNamespace, connectorId: string) => void,
  onHere: (key: string) => void,
): Connections {
  const store = createStore<SessionState>(() => ({ status: 'disconnected', remembered: false }))
  const slots = new Map<ChainNamespace, Slot>()
  const changes = createListeners<void>()

  const of = (chain: ChainNamespace) => {
    const slot = slots.get(chain)
    return slot?.status === 'connected' ? slot : undefined
  }
  const all = () =>
    [...slots.values()].flatMap((slot) => (slot.status === 'connected' ? [slot] : []))

  /** Updates the store from the active namespace; notifies only of a change. */
  function project() {
    const before = store.getState()
    const next = sessionState(slots.get(networks.activeNamespace()), [...slots.values()], before)
    if (next !== before) store.setState(next, true)
    changes.notify()
  }

  function fallBack() {
    project()
    const status = slots.get(networks.activeNamespace())?.status ?? 'away'
    const [other] = all()
    if (status === 'away' && other) networks.setActive(other.connection.chainId)
  }

  function leave(chain: ChainNamespace) {
    slots.get(chain)?.leave()
    slots.delete(chain)
  }

  function end(...chains: readonly ChainNamespace[]) {
    for (const chain of chains) {
      leave(chain)
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
  const unfollowTabs = followTabs(storage, slots, end, onHere)

  return {
    store,
    subscribe: changes.subscribe,
    of,
    all,
    awaited: () => [...slots.keys()].filter((chain) => of(chain) === undefined),
    wait(chain, status, isShared) {
      if (slots.has(chain)) return undefined
      const key = namespaceKey('connector', chain)
      const kept = storage.get(key)
      const left = new AbortController()
      const put = (now: Waiting['status']) => {
        slots.set(chain, { status: now, leave: () => left.abort() })
        fallBack()
      }
      put(status)
      return {
        isShared,
        signal: left.signal,
        // Another tab may have connected another wallet, or disconnected.
        isOpen: () => !left.signal.aborted && storage.get(key) === kept,
        hide() {
          if (!left.signal.aborted && slots.get(chain)?.status === 'reconnecting') put('away')
        },
        drop() {
          if (left.signal.aborted) return
          left.abort()
          slots.delete(chain)
          fallBack()
        },
      }
    },
    take(connector, connection, isShared) {
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
      slots.get(chain)?.leave()
      function lose() {
        if (connection.type === 'WALLET_CONNECT' || connection.type === 'AUTH') return end(chain)
        leave(chain)
        onLost(chain, connector.id)
      }
      const unfollow = connection.subscribe({
        accountsChanged(offered) {
          const chosen = chooseAccounts(offered, readStoredAccounts(storage, chain))
          if (chosen.address === undefined) lose()
          else show(chain, chosen.address, chosen.accounts)
        },
        chainChanged(chainId) {
          const own = namespaceOf(chainId) === chain
          if (own && networks.activeNamespace() === chain) networks.setActive(chainId)
        },
        disconnected: lose,
      })
      storage.set(connectorKey, connector.id)
      // In the order of connecting, not of waiting.
      if (!of(chain)) slots.delete(chain)
      slots.set(chain, {
        status: 'connected',
        connector,
        connection,
        address,
        accounts,
        isShared,
        leave: unfollow,
      })
    },
    show,
    end,
    leave,
    fallBack,
    stop() {
      unfollowNetworks()
      unfollowTabs?.()
      for (const slot of slots.values()) slot.leave()
    },
  }
}

/** Returns the state to show for the active namespace; `before` if nothing has changed. */
function sessionState(
  slot: Slot | undefined,
  slots: readonly Slot[],
  before: SessionState,
): SessionState {
  const next = slot?.status === 'connected' ? shownOf(slot) : withoutAccount(slots)
  const isSame = Object.entries(next).every(([name, value]) => Reflect.get(before, name) === value)
  return isSame ? before : next
}

function shownOf(slot: Slot & ConnectedState): ConnectedState {
  const { leave: _leave, ...shown } = slot
  return shown
}

function withoutAccount(slots: readonly Slot[]): SessionState {
  return slots.some(({ status }) => status === 'reconnecting')
    ? { status: 'reconnecting' }
    : { status: 'disconnected', remembered: slots.some(({ status }) => status === 'away') }
}

/** Applies a disconnect in one tab to all tabs, because the wallet may not report it. */
function followTabs(
  storage: Storage,
  slots: ReadonlyMap<ChainNamespace, Slot>,
  end: Connections['end'],
  onHere: (key: string) => void,
): (() => void) | undefined {
  return storage.subscribe?.((key, isHere) => {
    if (key !== undefined && isHere) onHere(key)
    for (const chain of slots.keys()) {
      const own = namespaceKey('connector', chain)
      const isOurs = key === undefined || key === own
      if (isOurs && storage.get(own) === undefined) end(chain)
    }
  })
}
