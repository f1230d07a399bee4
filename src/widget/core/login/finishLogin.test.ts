import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../../backends/mock/shared/deferred.ts'
import type { ChainId } from '../../../backends/port/chainIds.ts'
import type { Connection } from '../../../backends/port/connectors.ts'
import { createTestConnection, testAddress } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { finishLogin } from './finishLogin.ts'

/** A visitor who has just logged in at the secure site. The test answers its requests. */
function setUp(deployed = false) {
  const asked: string[] = []
  const connecting = createDeferred<Connection>()
  const reading = createDeferred<readonly ChainId[]>()
  const test = createTestCore({
    backend: {
      auth: {
        connect({ chainId }) {
          asked.push(`connect ${chainId}`)
          return connecting.promise
        },
        getSmartAccountEnabledNetworks() {
          asked.push('smart accounts')
          return reading.promise
        },
      },
    },
  })
  const user = {
    address: testAddress,
    chainId: 'eip155:1',
    accounts: [{ address: testAddress, type: 'eoa' }],
    smartAccountDeployed: deployed,
    preferredAccountType: 'eoa',
  } as const
  const { connection } = createTestConnection({ type: 'AUTH', user })
  test.core.open('Connect')
  const login = finishLogin(test.core, 'email')
  const outcome = login.catch((error: unknown) => Object(error).name as unknown)
  return { ...test, asked, connecting, reading, connection, outcome }
}

describe('a login', () => {
  it.each([
    ['a smart account can be had', false, ['eip155:1'], 'UpgradeToSmartAccount'],
    ['the account is one already', true, ['eip155:1'], 'Connect'],
    ['none is to be had on the network', false, ['eip155:137'], 'Connect'],
  ] as const)('creates the session, if %s', async (_, deployed, networks, view) => {
    const { asked, connecting, connection, core, outcome, reading, tracked } = setUp(deployed)
    connecting.resolve(connection)
    reading.resolve(networks)
    await outcome
    expect(asked).toEqual(['connect eip155:1', 'smart accounts'])
    expect(core.session.store.getState()).toMatchObject({
      status: 'connected',
      address: testAddress,
      connector: { type: 'AUTH' },
    })
    expect(tracked()).toContain('CONNECT_SUCCESS')
    expect(core.router.current().view).toBe(view)
  })

  it('connects a visitor who closed the modal before the account was known', async () => {
    const { connecting, connection, core, outcome, reading, tracked } = setUp()
    core.close()
    reading.resolve([])
    connecting.resolve(connection)
    await outcome
    expect(core.session.store.getState().status).toBe('connected')
    expect(tracked().filter((event) => event === 'CONNECT_SUCCESS')).toHaveLength(1)
    expect(core.modal.getState().open).toBe(false)
  })

  it('shows the upgrade with the next opening when the modal was closed meanwhile', async () => {
    const { connecting, connection, core, outcome, reading, views } = setUp()
    core.close()
    reading.resolve(['eip155:1'])
    connecting.resolve(connection)
    await outcome
    core.open()
    expect(views()).toEqual(['UpgradeToSmartAccount'])
    core.close()
    core.open()
    expect(views()).toEqual(['Account'])
  })

  it('logs out again when the visitor has connected a wallet meanwhile', async () => {
    const { connecting, connection, core, outcome, reading, tracked } = setUp()
    const wallet = createTestConnection().connection
    core.session.adopt({ id: 'fox', type: 'ANNOUNCED', name: 'Fox', chain: 'eip155' }, wallet)
    let left = 0
    reading.resolve([])
    connecting.resolve({ ...connection, disconnect: () => Promise.resolve(void (left += 1)) })
    await outcome
    expect(core.session.connection()).toBe(wallet)
    expect(left).toBe(1)
    expect(tracked()).not.toContain('CONNECT_SUCCESS')
  })
})

it('rejects if the host offers no login', async () => {
  const { core } = createTestCore()
  await expect(finishLogin(core, 'social')).rejects.toMatchObject({
    code: 'none.authConnector',
  })
})
