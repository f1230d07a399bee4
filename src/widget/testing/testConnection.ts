import type {
  AuthUser,
  Connection,
  ConnectionEvents,
  Connector,
} from '../../backends/port/connectors.ts'

export const testAddress = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

export const testConnector: Connector = {
  id: 'test',
  type: 'ANNOUNCED',
  name: 'Test Wallet',
  chain: 'eip155',
}

/** A user with a plain account at the secure site. */
export const testAuthUser: AuthUser = {
  address: '0x1',
  chainId: 'eip155:1',
  accounts: [{ address: '0x1', type: 'eoa' }],
  smartAccountDeployed: false,
  preferredAccountType: 'eoa',
}

/**
 * A connection that accepts every request. `notify` sends events of the wallet; `asked` lists the networks that the
 * widget switched to.
 */
export function createTestConnection(changes: Partial<Connection> = {}) {
  const listeners = new Set<ConnectionEvents>()
  const asked: string[] = []
  const connection: Connection = {
    connectorId: 'test',
    type: 'ANNOUNCED',
    chain: 'eip155',
    accounts: [testAddress],
    chainId: 'eip155:1',
    approvedChainIds: undefined,
    provider: {
      request: () => Promise.resolve(null),
      on: () => undefined,
      removeListener: () => undefined,
    },
    subscribe(events) {
      listeners.add(events)
      return () => listeners.delete(events)
    },
    switchNetwork(network) {
      asked.push(network.id)
      return Promise.resolve()
    },
    disconnect: () => Promise.resolve(),
    ...changes,
  }
  const notify: ConnectionEvents = {
    accountsChanged: (accounts) => listeners.forEach((each) => each.accountsChanged(accounts)),
    chainChanged: (chainId) => listeners.forEach((each) => each.chainChanged(chainId)),
    // A wallet notifies everyone who listened when it ended.
    disconnected: () => [...listeners].forEach((each) => each.disconnected()),
  }
  return { connection, notify, asked }
}
