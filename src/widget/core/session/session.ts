import type { StoreApi } from 'zustand/vanilla'
import { namespaceOf, type ChainNamespace } from '../../../backends/port/chainIds.ts'
import type { Address, Connection, Connector } from '../../../backends/port/connectors.ts'
import type { Network } from '../../../backends/port/network.ts'
import type { Storage } from '../../../backends/port/storage.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import { createConnections, type ConnectedState, type SessionState } from './connections.ts'
import { createAccountChoice } from './accountChoice.ts'
import { readStoredAccounts } from './storedAccounts.ts'
import type { Networks } from '../networks/networks.ts'
import { namespaceKey } from '../kernel/storageKeys.ts'

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
  /**
   * Restores the connection of an earlier visit in one namespace through `restore`, without asking the visitor.
   * Without a connector of that visit, `restore` gets `otherwise`.
   */
  resume(
    chain: ChainNamespace,
    restore: (
      connectorId: string,
    ) => Promise<{ connector: Connector; connection: Connection } | undefined>,
    otherwise?: string,
  ): Promise<void>
  /** Makes one of the connection's accounts the active one, also after a reload. Throws `none.account`. */
  setAddress(address: Address): void
  /** Selects the usable accounts, the first of which is active (C-220, open point 97). Throws `none.account`. */
  select(addresses: readonly Address[]): void
  /** Switches the wallet of the network's namespace, then the app. Rejects with `none.account`, `wallet.*`. */
  switchNetwork(network: Network, signal?: AbortSignal): Promise<void>
  /**
   * Ends every connection, or only the connection of one namespace, in the page and in the wallet. Rejects with the wallet's own error; a connection
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

/** Creates the session's store. */
export function createSession(networks: Networks, storage: Storage): Session {
  const { store, of, all, wait, take, show, end, fallBack, stop } = createConnections(
    networks,
    storage,
  )

  function connected(chain = networks.activeNamespace()) {
    const slot = of(chain)
    if (slot) return slot
    throw nobody()
  }

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
    async resume(chain, restore, otherwise) {
      const connectorId = storage.get(namespaceKey('connector', chain)) ?? otherwise
      const endWait = connectorId && wait(chain)
      if (!connectorId || !endWait) return
      try {
        const found = await restore(connectorId)
        if (!endWait()) return
        if (!found) return end(chain)
        // The page was left before the visitor chose accounts (C-222).
        if (readStoredAccounts(storage, chain)?.selected?.length === 0) {
          end(chain)
          return await found.connection.disconnect()
        }
        take(found.connector, found.connection)
        // The network chosen last stays, unless its namespace came back on another one.
        if (networks.activeNamespace() === chain) networks.setActive(found.connection.chainId)
        fallBack()
      } catch (error) {
        if (of(chain) === undefined) end(chain)
        throw error
      }
    },
    ...createAccountChoice(storage, connected, show),
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
    stop,
  }
}

function nobody(): FoyerError {
  return new FoyerError('none.account', 'No account is connected. Connect a wallet first.')
}
