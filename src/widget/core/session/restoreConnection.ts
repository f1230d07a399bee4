import type { Auth } from '../../../backends/port/auth.ts'
import type { Backend } from '../../../backends/port/backend.ts'
import type { ChainNamespace } from '../../../backends/port/chainIds.ts'
import type { Connection, Connector } from '../../../backends/port/connectors.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Networks } from '../networks/networks.ts'
import { activeFirst } from './activeFirst.ts'
import { authConnectorId, type ConnectorList } from './connectorList.ts'
import { walletConnectConnector } from './walletConnectConnector.ts'

/**
 * Restores the connection of an earlier visit in one namespace through the connector of that visit, without asking the
 * visitor, as soon as the wallet is back. `undefined` if there is no session any more.
 * Rejects with `none.connector` when the page no longer has the wallet.
 */
export async function restoreConnection(
  {
    backend,
    networks,
    connectors,
    ensureAuth,
  }: {
    readonly backend: Pick<Backend, 'connectors' | 'walletConnect'>
    readonly networks: Networks
    readonly connectors: ConnectorList
    readonly ensureAuth: () => Promise<Auth>
  },
  chain: ChainNamespace,
  connectorId: string,
  options: { readonly signal: AbortSignal; readonly onAway: () => void },
): Promise<{ connector: Connector; connection: Connection } | undefined> {
  const chainId = () => activeFirst(networks).find((network) => network.chain === chain)?.id
  // The secure site and WalletConnect get no signal: a session that they restore late has to be ended there too.
  if (connectorId === authConnectorId) {
    const connector = connectors.auth()
    if (!connector) return undefined
    const auth = await ensureAuth()
    const connection = await auth.reconnect(chainId() ?? networks.store.getState().activeId)
    return connection && { connector, connection }
  }
  if (connectorId === walletConnectConnector.id) {
    const found = await backend.walletConnect?.reconnect({ networks: activeFirst(networks) })
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
  if (!connector) {
    throw new FoyerError('none.connector', `Connector "${connectorId}" is gone from this page.`)
  }
  return { connector, connection }
}
