import { describe, expect, it } from 'vitest'
import { namespaceKey, storageKeys } from '../kernel/storageKeys.ts'
import { createTestConnection, testAddress, testConnector } from '../../testing/testConnection.ts'
import { createParts } from '../../testing/sessionTest.ts'
import { testNetworks } from '../../testing/testNetworks.ts'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

describe('the session', () => {
  it('takes over a connection, remembers it and follows its chain', () => {
    const { session, networks, kept } = createParts()
    const { connection } = createTestConnection({ chainId: 'eip155:137' })
    session.adopt(testConnector, connection)
    expect(session.store.getState()).toMatchObject({ status: 'connected', address: testAddress })
    expect(session.connection()).toBe(connection)
    expect(networks.store.getState().activeId).toBe('eip155:137')
    expect(kept.get(namespaceKey('connector', 'eip155'))).toBe('test')
  })

  it('rejects a connection without an account', () => {
    const { session } = createParts()
    const { connection } = createTestConnection({ accounts: [] })
    expect(() => session.adopt(testConnector, connection)).toThrow(
      expect.objectContaining({ code: 'none.account' }),
    )
    expect(session.store.getState().status).toBe('disconnected')
  })

  it('follows accounts and chain of the wallet', () => {
    const { session, networks } = createParts()
    const { connection, notify } = createTestConnection()
    session.adopt(testConnector, connection)
    notify.accountsChanged([other, testAddress])
    expect(session.address()).toBe(other)
    notify.chainChanged('eip155:424242')
    expect(networks.store.getState().activeId).toBe('eip155:424242')
    expect(networks.supported()).toBe(false)
  })

  it('ends when another tab ended it, without a second request to the wallet', () => {
    const { session, kept, elsewhere } = createParts()
    const { connection } = createTestConnection()
    let asked = 0
    session.adopt(testConnector, { ...connection, disconnect: async () => void (asked += 1) })
    kept.set(namespaceKey('recipients', 'eip155'), '{}')
    session.setAddress(testAddress)
    expect(kept.has(namespaceKey('accounts', 'eip155'))).toBe(true)
    elsewhere(namespaceKey('connector', 'eip155'))
    expect(session.store.getState().status).toBe('disconnected')
    expect([asked, [...kept.keys()]]).toEqual([0, [storageKeys.network]])
  })

  it('ends in every namespace when another tab cleared the storage', () => {
    const { session, clearElsewhere } = createParts()
    const { connection } = createTestConnection()
    const solana = { ...connection, chain: 'solana', chainId: 'solana:mainnet' } as const
    session.adopt(testConnector, { ...connection, companions: [solana] })
    expect(session.all()).toHaveLength(2)
    clearElsewhere()
    expect(session.all()).toEqual([])
    expect(session.store.getState().status).toBe('disconnected')
  })

  it('keeps the session when another tab changes anything else, or has connected again', () => {
    const { session, elsewhere } = createParts()
    session.adopt(testConnector, createTestConnection().connection)
    elsewhere(storageKeys.network, 'eip155:137')
    elsewhere(namespaceKey('recipients', 'eip155'))
    elsewhere(namespaceKey('connector', 'eip155'), 'test')
    expect(session.store.getState().status).toBe('connected')
  })

  it('keeps the session when another tab changes anything else and this one could store nothing', () => {
    const { session, kept, elsewhere } = createParts()
    session.adopt(testConnector, createTestConnection().connection)
    kept.clear()
    elsewhere(storageKeys.network, 'eip155:137')
    expect(session.store.getState().status).toBe('connected')
  })

  it('follows no other tab once it is stopped', () => {
    const { session, tabs } = createParts()
    expect(tabs.size).toBe(1)
    session.stop()
    expect(tabs.size).toBe(0)
  })

  it('ignores later events of a wallet that has disconnected', () => {
    const { session, networks } = createParts()
    const { connection, notify } = createTestConnection()
    session.adopt(testConnector, connection)
    notify.disconnected()
    notify.chainChanged('eip155:137')
    notify.accountsChanged([other])
    expect(session.store.getState()).toEqual({ status: 'disconnected', remembered: true })
    expect(networks.store.getState().activeId).toBe('eip155:1')
  })

  it('follows the wallet that was connected last, and no earlier one', () => {
    const { session, networks } = createParts()
    const earlier = createTestConnection()
    const { connection } = createTestConnection()
    session.adopt(testConnector, earlier.connection)
    session.adopt(testConnector, connection)
    earlier.notify.accountsChanged([other])
    earlier.notify.chainChanged('eip155:137')
    earlier.notify.disconnected()
    expect(session.connection()).toBe(connection)
    expect(session.address()).toBe(testAddress)
    expect(networks.store.getState().activeId).toBe('eip155:1')
  })

  it('ignores a chain of another namespace that the wallet reports', () => {
    const { session, networks } = createParts()
    const { connection, notify } = createTestConnection()
    session.adopt(testConnector, connection)
    notify.chainChanged('solana:mainnet')
    expect(networks.store.getState().activeId).toBe('eip155:1')
  })

  it('requests the disconnect from the wallet, and stays connected when it refuses', async () => {
    const { session } = createParts()
    const refused = new Error('no')
    session.adopt(
      testConnector,
      createTestConnection({ disconnect: () => Promise.reject(refused) }).connection,
    )
    await expect(session.disconnect()).rejects.toBe(refused)
    expect(session.store.getState().status).toBe('connected')
    session.adopt(testConnector, createTestConnection().connection)
    await session.disconnect()
    expect(session.store.getState().status).toBe('disconnected')
  })

  it('switches the wallet first and the app afterwards', async () => {
    const { session, networks } = createParts()
    const { connection, asked } = createTestConnection()
    session.adopt(testConnector, connection)
    await session.switchNetwork(testNetworks.polygon)
    expect(asked).toEqual(['eip155:137'])
    expect(networks.store.getState().activeId).toBe('eip155:137')
  })

  it('the session does not switch the app when the wallet refuses', async () => {
    const { session, networks } = createParts()
    const { connection } = createTestConnection({
      switchNetwork: () => Promise.reject(new Error('declined')),
    })
    session.adopt(testConnector, connection)
    await expect(session.switchNetwork(testNetworks.polygon)).rejects.toThrow('declined')
    expect(networks.store.getState().activeId).toBe('eip155:1')
  })

  it('makes another of its accounts the active one, and no other address', () => {
    const { session } = createParts()
    session.adopt(
      testConnector,
      createTestConnection({ accounts: [testAddress, other] }).connection,
    )
    session.setAddress(other)
    expect(session.address()).toBe(other)
    expect(() => session.setAddress('0x0')).toThrow(
      expect.objectContaining({ code: 'none.account' }),
    )
  })
})
