import type { StoreApi } from 'zustand/vanilla'
import type { Clock } from '../../../backends/port/clock.ts'
import { namespaceOf, type ChainNamespace } from '../../../backends/port/chainIds.ts'
import type { Address, Connection, Connector } from '../../../backends/port/connectors.ts'
import type { Network } from '../../../backends/port/network.ts'
import type { Storage } from '../../../backends/port/storage.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import {
  createConnections,
  type ConnectedState,
  type Connections,
  type SessionState,
  type Wait,
} from './connections.ts'
import { createAccountChoice } from './accountChoice.ts'
import type { Networks } from '../networks/networks.ts'
import { namespaceKey } from '../kernel/storageKeys.ts'

/**
 * The connections of the widget, at most one per chain namespace. It follows changes in the wallets, the other widgets of
 * the page and a disconnect in another tab of the site.
 * `store`, `connection` and `address` describe the active network's namespace: they are
 * 'disconnected' if it has no connection, even if another namespace has one.
 */
export interface Session {
  readonly store: StoreApi<SessionState>
  /** Calls the listener when a connection of any namespace may have changed. */
  subscribe(listener: () => void): void
  connection(): Connection | undefined
  address(): Address | undefined
  /** Returns the connection of one chain namespace, active or not. */
  of(chain: ChainNamespace): ConnectedState | undefined
  /** Returns all connections, in the order in which their namespaces were connected. */
  all(): readonly ConnectedState[]
  /** Takes over a connection and its companions, remembers its connector and makes its chain the active one. */
  adopt(connector: Connector, connection: Connection): void
  /**
   * Restores the connection of an earlier visit in one namespace, without asking the visitor. After
   * 5 s, and when the wallet is away, the session is shown as disconnected, and is restored when
   * the wallet is back. Without a connection to restore, the session is shown as reconnecting until
   * `login` has settled, which is a login that the page before has handed over. Never rejects.
   */
  resume(chain: ChainNamespace, login?: Promise<void>): Promise<void>
  /** Makes one of the connection's accounts the active one, also after a reload. Throws `none.account`. */
  setAddress(address: Address): void
  /**
   * Selects the usable accounts, the first of which in list order becomes active (C-220, open point
   * 97). Throws `none.account`.
   */
  select(addresses: readonly Address[]): void
  /** Switches the wallet of the network's namespace, then the app. Rejects with `none.account`, `wallet.*`. */
  switchNetwork(network: Network, signal?: AbortSignal): Promise<void>
  /**
   * Ends every connection, or only the connection of one namespace, in the page and in the wallet, and forgets the wallets
   * that are waited for. Rejects with the wallet's own error; a connection that did not end stays.
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

/** Restores the connection of one namespace, which `isShared` if another widget of the page has made it. */
export type Restore = (
  chain: ChainNamespace,
  connectorId: string,
  status: 'reconnecting' | 'away',
  isShared?: boolean,
) => Promise<void>

/** How long a restored session is shown as reconnecting, in ms. */
const RESTORE_MS = 5_000

/** Creates the session's store. */
export function createSession(parts: {
  readonly networks: Networks
  readonly storage: Storage
  readonly clock: Clock
  /** Restores a connection through the connector of an earlier visit, however long it takes. */
  readonly restore: (
    connections: Connections,
    wait: Wait,
    chain: ChainNamespace,
    connectorId: string,
  ) => Promise<void>
  /** Takes over what another widget of the page has changed under that key. */
  readonly follow?: (connections: Connections, key: string, restore: Restore) => Promise<void>
  /** Called when a restore failed. The wallet is still remembered. */
  readonly onError: (error: unknown) => void
}): Session {
  const { networks, storage, clock, onError } = parts
  const connections = createConnections(
    networks,
    storage,
    (chain, connectorId) => void restore(chain, connectorId, 'away'),
    (key) => void parts.follow?.(connections, key, restore).catch(onError),
  )
  const { store, subscribe, of, all, take, show, end, awaited, stop } = connections

  /** Shows the session as reconnecting for a while. A failure leaves the wallet remembered. */
  async function waitFor(wait: Wait, work: Promise<void>) {
    const cancel = clock.setTimer('session.restore', RESTORE_MS, wait.hide)
    wait.signal.addEventListener('abort', cancel)
    try {
      await work
    } catch (error) {
      wait.hide()
      if (!(error instanceof FoyerError && error.code === 'aborted')) onError(error)
    } finally {
      cancel()
    }
  }

  const restore: Restore = async (chain, connectorId, status, isShared) => {
    const wait = connections.wait(chain, status, isShared)
    if (wait) await waitFor(wait, parts.restore(connections, wait, chain, connectorId))
  }

  function connected(chain = networks.activeNamespace()) {
    const slot = of(chain)
    if (slot) return slot
    throw nobody()
  }

  return {
    store,
    subscribe,
    of,
    all,
    connection: () => of(networks.activeNamespace())?.connection,
    address: () => of(networks.activeNamespace())?.address,
    adopt(connector, connection) {
      // A companion does not replace a wallet that was connected in its namespace separately.
      for (const each of connection.companions ?? []) {
        if (!of(each.chain)) take(connector, each)
      }
      take(connector, connection)
      networks.setActive(connection.chainId)
    },
    async resume(chain, login) {
      const connectorId = storage.get(namespaceKey('connector', chain))
      if (connectorId) return restore(chain, connectorId, 'reconnecting')
      const wait = login && connections.wait(chain, 'reconnecting')
      if (!wait) return
      await waitFor(wait, login)
      wait.drop()
    },
    ...createAccountChoice(storage, connected, show),
    async switchNetwork(network, signal) {
      await connected(namespaceOf(network.id)).connection.switchNetwork(network, signal)
      networks.setActive(network.id)
    },
    async disconnect(only) {
      const first = of(only ?? networks.activeNamespace()) ?? (only ? undefined : all()[0])
      const forgotten = only === undefined ? awaited() : []
      if (!first) {
        if (forgotten.length === 0) throw nobody()
        return end(...forgotten)
      }
      const rest = only === undefined ? all().filter((slot) => slot !== first) : []
      // The wallet on screen is asked first: when it refuses, nothing has ended yet.
      await first.connection.disconnect()
      const ended = [first.connection.chain, ...forgotten]
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
    stop,
  }
}

function nobody(): FoyerError {
  return new FoyerError('none.account', 'No account is connected. Connect a wallet first.')
}
