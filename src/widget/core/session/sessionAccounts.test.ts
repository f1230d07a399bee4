import { describe, expect, it } from 'vitest'
import { createTestConnection, testAddress, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { testNetworks } from '../../testing/testNetworks.ts'
import { namespaceKey } from '../kernel/storageKeys.ts'
import type { Session } from './session.ts'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const third = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

function setUp() {
  const test = createTestCore()
  const { connection, notify } = createTestConnection({ accounts: [testAddress, other, third] })
  test.core.session.adopt(testConnector, connection)
  return { ...test, connection, notify, session: test.core.session }
}

describe('the accounts of a session', () => {
  it('uses the selected accounts, the first active, also after a restore [C-220]', () => {
    const { connection, core, session } = setUp()
    session.select([other, third])
    expect(session.store.getState()).toMatchObject({ accounts: [other, third], address: other })
    expect(core.account.getState().allAccounts.map(({ address }) => address)).toEqual([
      other,
      third,
    ])
    session.adopt(testConnector, connection)
    expect(session.store.getState()).toMatchObject({ accounts: [other, third], address: other })
  })

  it('rejects an empty selection and other addresses', () => {
    const { session } = setUp()
    expect(() => session.select([])).toThrow(expect.objectContaining({ code: 'none.account' }))
    expect(() => session.select(['0x9'])).toThrow(expect.objectContaining({ code: 'none.account' }))
    expect(session.address()).toBe(testAddress)
  })

  it('keeps the active account after a restore', () => {
    const { connection, session } = setUp()
    session.select([testAddress, other])
    session.setAddress(other)
    session.adopt(testConnector, connection)
    expect(session.store.getState()).toMatchObject({
      accounts: [testAddress, other],
      address: other,
    })
  })

  it('follows the wallet when it puts another account first', () => {
    const { session, notify } = setUp()
    session.setAddress(third)
    notify.accountsChanged([other, testAddress, third])
    expect(session.address()).toBe(other)
  })

  it('forgets the selected accounts with the session, and for another wallet', async () => {
    const { connection, session } = setUp()
    session.select([other])
    await session.disconnect()
    session.adopt(testConnector, connection)
    expect(session.store.getState()).toMatchObject({ address: testAddress })
    session.select([other])
    session.adopt({ ...testConnector, id: 'another' }, connection)
    expect(session.store.getState()).toMatchObject({
      address: testAddress,
      accounts: [testAddress, other, third],
    })
  })

  it('publishes the accounts when they or their wallet change, and only then', () => {
    const { connection, core, session } = setUp()
    const published: unknown[] = []
    session.store.subscribe((state) => published.push(state))
    core.networks.setActive('eip155:137')
    expect(published).toEqual([])
    session.setAddress(other)
    const renamed = { ...testConnector, name: 'Renamed Wallet' }
    session.adopt(renamed, connection)
    const again = { ...connection }
    session.adopt(renamed, again)
    session.select([other])
    const accounts = [testAddress, other, third]
    const state = { status: 'connected', connector: renamed, address: other, accounts }
    expect(published).toEqual([
      { ...state, connection, connector: testConnector },
      { ...state, connection },
      { ...state, connection: again },
      { ...state, connection: again, accounts: [other] },
    ])
    expect(session.store.getState()).toHaveProperty('connection', again)
  })
})

it('publishes no change of the network while no account is connected', () => {
  const { networks, session } = createTestCore().core
  const published: unknown[] = []
  session.store.subscribe((state) => published.push(state))
  networks.setActive('eip155:137')
  expect(published).toEqual([])
})

it.each<[string, (session: Session) => unknown]>([
  ['makes no account active', (session) => session.setAddress(testAddress)],
  ['selects no accounts', (session) => session.select([testAddress])],
  ['moves to no network', (session) => session.switchNetwork(testNetworks.polygon)],
  ['ends nothing', (session) => session.disconnect()],
])('rejects without a connected account, and %s', async (_, act) => {
  const { backend, networks, session } = createTestCore().core
  await expect((async () => act(session))()).rejects.toMatchObject({
    code: 'none.account',
    message: 'No account is connected. Connect a wallet first.',
  })
  expect(networks.store.getState().activeId).toBe('eip155:1')
  expect(backend.storage.get(namespaceKey('accounts', 'eip155'))).toBeUndefined()
})
