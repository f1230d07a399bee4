import type { Auth } from '../../../backends/port/auth.ts'
import type { Backend } from '../../../backends/port/backend.ts'
import type { ChainNamespace } from '../../../backends/port/chainIds.ts'
import type { Connection, Connector } from '../../../backends/port/connectors.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Storage } from '../../../backends/port/storage.ts'
import { namespaceKey } from '../kernel/storageKeys.ts'
import type { Networks } from '../networks/networks.ts'
import { activeFirst } from './activeFirst.ts'
import type { Connections, Wait } from './connections.ts'
import { authConnectorId, type ConnectorList } from './connectorList.ts'
import { readStoredAccounts } from './storedAccounts.ts'
import { walletConnectConnector } from './walletConnectConnector.ts'

interface Widget {
  readonly backend: Pick<Backend, 'connectors' | 'walletConnect' | 'storage'>
  readonly networks: Networks
  readonly connectors: ConnectorList
  readonly ensureAuth: () => Promise<Auth>
}

interface RestoreOptions {
  readonly signal: AbortSignal
  /** Called when the wallet grants no account for now. */
  readonly onAway: () => void
}

interface Found {
  readonly connector: Connector
  readonly connection: Connection
}

/**
 * Restores the connection of an earlier visit in one namespace through the connector of that visit, however long it
 * takes. Rejects like the wallet, and with `none.connector` when the page no longer has it.
 */
export function restoreSession(
  widget: Widget,
  connections: Connections,
  wait: Wait,
  chain: ChainNamespace,
  connectorId: string,
): Promise<void> {
  const { networks, backend } = widget
  return takeRestored({ networks, storage: backend.storage, connections }, wait, chain, (options) =>
    findConnection(widget, chain, connectorId, options),
  )
}

/**
 * Takes over the connection that `find` returns, unless the wait for it is over. Rejects like
 * `find`.
 */
export async function takeRestored(
  {
    networks,
    storage,
    connections,
  }: {
    readonly networks: Networks
    readonly storage: Storage
    readonly connections: Connections
  },
  wait: Wait,
  chain: ChainNamespace,
  /** Resolves with `undefined` if the wallet has ended the connection. */
  find: (options: RestoreOptions) => Promise<Found | undefined>,
): Promise<void> {
  const found = await find({ signal: wait.signal, onAway: wait.hide })
  const key = namespaceKey('connector', chain)
  if (!wait.isOpen()) {
    // The visitor disconnected here before the wallet answered.
    if (storage.get(key) === undefined) await found?.connection.disconnect()
    return
  }
  if (!found) {
    // The widget that has made the connection removes the key itself.
    if (!wait.isShared) storage.remove(key)
    wait.drop()
    return
  }
  // The page was left before the visitor chose among the accounts, which counts as cancel (C-222).
  if (readStoredAccounts(storage, chain)?.selected?.length === 0) {
    connections.end(chain)
    await found.connection.disconnect()
    return
  }
  const { connector, connection } = found
  connections.take(connector, connection, wait.isShared)
  // The network chosen last stays active, unless its namespace came back on another one.
  const isOther = networks.store.getState().activeId !== connection.chainId
  if (isOther && networks.activeNamespace() === chain) networks.setActive(connection.chainId)
  connections.fallBack()
}

/**
 * Reconnects through the connector of an earlier visit, without asking the visitor, as soon as the wallet is back.
 * `undefined` if there is no session any more.
 */
async function findConnection(
  { backend, networks, connectors, ensureAuth }: Widget,
  chain: ChainNamespace,
  connectorId: string,
  options: RestoreOptions,
): Promise<Found | undefined> {
  const chainId = () => activeFirst(networks).find((network) => network.chain === chain)?.id
  // The secure site and WalletConnect get no signal, because a session that they restore late has
  // to be ended there, too.
  if (connectorId === authConnectorId) {
    const connector = connectors.auth()
    if (!connector) throw gone(connectorId)
    const auth = await ensureAuth()
    const connection = await auth.reconnect(chainId() ?? networks.store.getState().activeId)
    return connection && { connector, connection }
  }
  if (connectorId === walletConnectConnector.id) {
    if (!backend.walletConnect) throw gone(connectorId)
    const found = await backend.walletConnect.reconnect({ networks: activeFirst(networks) })
    const connection =
      found?.chain === chain ? found : found?.companions?.find((each) => each.chain === chain)
    return connection && { connector: walletConnectConnector, connection }
  }
  connectors.start()
  const connection = await backend.connectors.reconnect(connectorId, {
    chainId: chainId(),
    ...options,
  })
  if (!connection) return undefined
  const connector = connectors.find(connectorId)
  if (!connector) throw gone(connectorId)
  return { connector, connection }
}

/**
 * Says that the connector is gone. It stays remembered, because another widget of the page may
 * still have it.
 */
function gone(connectorId: string): FoyerError {
  return new FoyerError('none.connector', `Connector "${connectorId}" is gone from this page.`)
}
