import { describe, expect, it, vi } from 'vitest'
import type { Connection, Connectors } from '../../../backends/port/connectors.ts'
import { namespaceKey } from '../kernel/storageKeys.ts'
import { createTestConnection, testAddress, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { testNetworks } from '../../testing/testNetworks.ts'

const solana = {
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chain: 'solana',
  currency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
} as const
const solAddress = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
const solConnector = { id: 'sol', type: 'ANNOUNCED', name: 'Sol Wallet', chain: 'solana' } as const

type Reconnect = Connectors['reconnect']

function setUp() {
  let reconnect: Reconnect = () => new Promise(() => undefined)
  const test = createTestCore({
    backend: {
      connectors: {
        list: () => [testConnector, solConnector],
        subscribe: () => () => undefined,
        reconnect: (...wanted) => reconnect(...wanted),
      },
    },
    host: {
      adapters: [
        { namespace: 'eip155', networks: [testNetworks.ethereum, testNetworks.polygon] },
        { namespace: 'solana', networks: [solana] },
      ],
    },
  })
  const evm = createTestConnection()
  const sol = createTestConnection({
    connectorId: 'sol',
    chain: 'solana',
    chainId: solana.id,
    accounts: [solAddress],
  })
  const { networks, session } = test.core
  const connectionOf: Record<string, Connection> = { sol: sol.connection, test: evm.connection }
  return {
    connectionOf,
    ...test,
    evm,
    sol,
    networks,
    session,
    activeId: () => networks.store.getState().activeId,
    /** How the wallets answer a restore; they never do by default. */
    restoresTo: (next: Reconnect) => (reconnect = next),
    connectBoth() {
      session.adopt(testConnector, evm.connection)
      session.adopt(solConnector, sol.connection)
    },
  }
}

describe('a session over several chain namespaces', () => {
  it('shows the account of the active network’s namespace', () => {
    const { connectBoth, networks, session } = setUp()
    connectBoth()
    expect(session.address()).toBe(solAddress)
    networks.setActive('eip155:1')
    expect(session.address()).toBe(testAddress)
    expect(session.store.getState()).toMatchObject({ connector: { id: 'test' } })
    expect(session.all().map(({ address }) => address)).toEqual([testAddress, solAddress])
  })

  it('disconnects in a namespace without an account, and keeps the other account', () => {
    const { evm, networks, session } = setUp()
    session.adopt(testConnector, evm.connection)
    networks.setActive(solana.id)
    expect(session.store.getState()).toMatchObject({ status: 'disconnected' })
    expect(session.connection()).toBe(undefined)
    expect(session.of('eip155')?.address).toBe(testAddress)
  })

  it('handles events of the inactive namespace without switching the app', () => {
    const { activeId, connectBoth, evm, networks, session } = setUp()
    connectBoth()
    evm.notify.chainChanged('eip155:137')
    evm.notify.accountsChanged(['0xabc'])
    expect(activeId()).toBe(solana.id)
    expect(session.address()).toBe(solAddress)
    networks.setActive('eip155:137')
    expect(session.address()).toBe('0xabc')
  })

  it('switches to the other namespace when the active one ends, after notifying of it', () => {
    const { activeId, connectBoth, session, sol } = setUp()
    connectBoth()
    const received: string[] = []
    session.store.subscribe(({ status }) => received.push(status))
    sol.notify.disconnected()
    expect(received).toEqual(['disconnected', 'connected'])
    expect(activeId()).toBe('eip155:1')
    expect(session.address()).toBe(testAddress)
  })

  it('requests the switch from the wallet of the network’s own namespace', async () => {
    const { activeId, connectBoth, evm, session, sol } = setUp()
    connectBoth()
    await session.switchNetwork(testNetworks.polygon)
    expect(evm.asked).toEqual(['eip155:137'])
    expect(sol.asked).toEqual([])
    expect(activeId()).toBe('eip155:137')
  })

  it('takes over companions in namespaces without an account', () => {
    const { evm, networks, session, sol } = setUp()
    session.adopt(testConnector, { ...evm.connection, companions: [sol.connection] })
    expect(session.address()).toBe(testAddress)
    networks.setActive(solana.id)
    expect(session.address()).toBe(solAddress)
    const other = createTestConnection({ accounts: ['0xabc'] }).connection
    session.adopt(solConnector, { ...sol.connection, companions: [other] })
    expect(session.of('eip155')?.address).toBe(testAddress)
  })

  it('ends in all namespaces at once, or in one alone', async () => {
    const { connectBoth, session } = setUp()
    connectBoth()
    await session.disconnect('solana')
    expect(session.all().map(({ connector }) => connector.id)).toEqual(['test'])
    connectBoth()
    await session.disconnect()
    expect(session.all()).toEqual([])
    expect(session.store.getState()).toMatchObject({ status: 'disconnected' })
  })

  it('ends each wallet once, also if the active namespace has none', async () => {
    const { activeId, evm, networks, session, sol } = setUp()
    const ended: string[] = []
    const ending = (name: string) => ({ disconnect: async () => void ended.push(name) })
    session.adopt(testConnector, { ...evm.connection, ...ending('evm') })
    session.adopt(solConnector, { ...sol.connection, ...ending('sol') })
    await session.disconnect()
    expect(ended).toEqual(['sol', 'evm'])
    session.adopt(testConnector, { ...evm.connection, ...ending('evm') })
    networks.setActive(solana.id)
    await session.disconnect()
    expect(ended).toEqual(['sol', 'evm', 'evm'])
    expect([session.all(), activeId()]).toEqual([[], solana.id])
  })

  it('ends nothing if no account is connected in the given namespace', async () => {
    const { evm, session } = setUp()
    session.adopt(testConnector, evm.connection)
    await expect(session.disconnect('solana')).rejects.toMatchObject({ code: 'none.account' })
    expect(session.address()).toBe(testAddress)
  })

  it('follows neither networks nor a pending restore once it is stopped', () => {
    const { core, evm, networks, session } = setUp()
    session.adopt(testConnector, evm.connection)
    core.backend.storage.set('@foyer/connector/solana', 'sol')
    void session.resume('solana')
    session.stop()
    networks.setActive(solana.id)
    evm.notify.disconnected()
    expect(session.store.getState()).toMatchObject({ status: 'connected', address: testAddress })
  })

  it('keeps the session in every namespace when the wallet on screen refuses to end', async () => {
    const { evm, session, sol } = setUp()
    session.adopt(testConnector, evm.connection)
    const refused = { ...sol.connection, disconnect: () => Promise.reject(new Error('no')) }
    session.adopt(solConnector, refused)
    await expect(session.disconnect()).rejects.toThrow('no')
    expect(session.all()).toHaveLength(2)
  })

  it('restores each namespace after a reload, with the network chosen last', async () => {
    const { activeId, connectionOf, core, networks, restoresTo, session } = setUp()
    core.backend.storage.set(namespaceKey('connector', 'eip155'), 'test')
    core.backend.storage.set('@foyer/connector/solana', 'sol')
    networks.setActive(solana.id)
    const asked: string[] = []
    restoresTo((id) => {
      asked.push(id)
      return Promise.resolve(connectionOf[id])
    })
    const both = [session.resume('eip155'), session.resume('solana')]
    expect(session.store.getState()).toEqual({ status: 'reconnecting' })
    await Promise.all(both)
    expect(asked).toEqual(['test', 'sol'])
    expect(activeId()).toBe(solana.id)
    expect(session.address()).toBe(solAddress)
    expect(session.of('eip155')?.address).toBe(testAddress)
  })

  it('keeps the active network while the other namespace is restored', async () => {
    const { activeId, core, evm, restoresTo, session, sol } = setUp()
    session.adopt(solConnector, sol.connection)
    core.backend.storage.set(namespaceKey('connector', 'eip155'), 'test')
    restoresTo(() => Promise.resolve(evm.connection))
    await session.resume('eip155')
    expect([activeId(), session.of('eip155')?.address]).toEqual([solana.id, testAddress])
  })

  it('activates the namespace that was restored first', async () => {
    const { connectionOf, core, restoresTo, session } = setUp()
    core.backend.storage.set(namespaceKey('connector', 'eip155'), 'test')
    core.backend.storage.set('@foyer/connector/solana', 'sol')
    let answer = () => {}
    const late = new Promise<void>((resolve) => (answer = resolve))
    restoresTo(async (id) => {
      await Reflect.get({ test: late }, id)
      return connectionOf[id]
    })
    const evmBack = session.resume('eip155')
    await session.resume('solana')
    answer()
    await evmBack
    expect(session.all().map(({ connector }) => connector.id)).toEqual(['sol', 'test'])
  })

  it('switches to a restored namespace when the wallet of the active one is away, which may return', async () => {
    const { activeId, core, evm, networks, restoresTo, session, sol } = setUp()
    core.backend.storage.set(namespaceKey('connector', 'eip155'), 'test')
    core.backend.storage.set('@foyer/connector/solana', 'sol')
    networks.setActive(solana.id)
    let unlock = () => {}
    const unlocked = new Promise<void>((resolve) => (unlock = resolve))
    restoresTo(async (_, options) => {
      options?.onAway?.()
      await unlocked
      return sol.connection
    })
    const solBack = session.resume('solana')
    await vi.waitFor(() => expect(session.store.getState().status).toBe('disconnected'))
    restoresTo(() => Promise.resolve(evm.connection))
    await session.resume('eip155')
    expect([activeId(), session.address()]).toEqual(['eip155:1', testAddress])
    unlock()
    await solBack
    expect(activeId()).toBe('eip155:1')
    expect(session.of('solana')?.address).toBe(solAddress)
  })

  it('forgets a wallet that is waited for when the connected ones are disconnected', async () => {
    const { core, evm, session } = setUp()
    core.backend.storage.set('@foyer/connector/solana', 'sol')
    void session.resume('solana')
    session.adopt(testConnector, evm.connection)
    await session.disconnect()
    expect(session.store.getState()).toEqual({ status: 'disconnected', remembered: false })
    expect(core.backend.storage.get('@foyer/connector/solana')).toBe(undefined)
  })

  it('keeps the selected accounts of each namespace separate', () => {
    const { core, evm, session, sol } = setUp()
    session.adopt(testConnector, { ...evm.connection, accounts: [testAddress, '0xabc'] })
    session.setAddress('0xabc')
    session.adopt(solConnector, sol.connection)
    expect(core.backend.storage.get(namespaceKey('accounts', 'eip155'))).toContain('0xabc')
    core.networks.setActive('eip155:1')
    expect(session.address()).toBe('0xabc')
  })
})

describe('the modal over several chain namespaces', () => {
  it('offers wallets when the active namespace has none, and returns to a connected one when it is closed', () => {
    const { activeId, core, evm, networks, session, views } = setUp()
    session.adopt(testConnector, evm.connection)
    core.start()
    core.open()
    expect(views()).toEqual(['Account'])
    networks.setActive(solana.id)
    expect(views()).toEqual(['Connect'])
    core.close()
    expect(activeId()).toBe('eip155:1')
    expect(session.address()).toBe(testAddress)
  })

  it('closes when the address disappears, also with a connection in another namespace [C-236]', () => {
    const { connectBoth, core, session, sol } = setUp()
    core.start()
    connectBoth()
    core.open()
    sol.notify.accountsChanged([])
    expect(core.modal.getState().open).toBe(false)
    expect(session.address()).toBe(testAddress)
  })
})
