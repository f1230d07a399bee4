import type { Backend } from '../../../backends/port/backend.ts'
import { namespaceKey, signedInKey, storageKeys } from '../kernel/storageKeys.ts'
import type { Networks } from '../networks/networks.ts'
import type { Connections } from './connections.ts'
import type { Restore } from './session.ts'
import type { SignIn } from './signIn.ts'
import { chooseAccounts, readStoredAccounts } from './storedAccounts.ts'

interface Widget {
  readonly backend: Pick<Backend, 'storage'>
  readonly networks: Networks
  readonly signIn: Pick<SignIn, 'store' | 'look'>
}

/**
 * Takes over what another widget of the page has changed under that key: a connection is restored like that of an earlier
 * visit, without asking the visitor; accounts, network and sign-in follow. The end of a connection is followed by the
 * connections themselves. Rejects like a switch of network.
 */
export async function followPage(
  { backend: { storage }, networks, signIn }: Widget,
  connections: Connections,
  key: string,
  restore: Restore,
): Promise<void> {
  if (key === storageKeys.network) return followNetwork(storage.get(key), networks, connections)
  if (key === signedInKey && signIn.store.getState().status !== 'signedIn') return signIn.look()
  const chain = [...new Set(networks.requested.map((network) => network.chain))].find((each) =>
    [namespaceKey('connector', each), namespaceKey('accounts', each)].includes(key),
  )
  const connectorId = chain && storage.get(namespaceKey('connector', chain))
  if (connectorId === undefined || chain === undefined) return
  const stored = readStoredAccounts(storage, chain)
  // The visitor is still choosing among the accounts in the other widget, and leaving without
  // approval cancels them (C-222).
  if (stored?.selected?.length === 0) return
  const own = connections.of(chain)
  if (own?.connector.id !== connectorId) {
    connections.leave(chain)
    return restore(chain, connectorId, 'reconnecting', true)
  }
  const { address, accounts } = chooseAccounts(own.connection.accounts, stored)
  if (address !== undefined) connections.show(chain, address, accounts)
}

async function followNetwork(
  id: string | undefined,
  networks: Networks,
  connections: Connections,
): Promise<void> {
  const network = networks.requested.find((each) => each.id === id)
  if (!network || network.id === networks.store.getState().activeId) return
  const connection = connections.of(network.chain)?.connection
  // A wallet of this browser tells its network to every widget itself.
  const isOfBrowser =
    connection?.chain === 'eip155' &&
    connection.type !== 'AUTH' &&
    connection.type !== 'WALLET_CONNECT'
  if (connection && !isOfBrowser && connection.chainId !== network.id) {
    await connection.switchNetwork(network)
  }
  networks.setActive(network.id)
}
