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
  const leaving = new AbortController()
  test.core.open('Connect')
  const login = finishLogin(test.core, { method: 'email', signal: leaving.signal })
  const outcome = login.catch((error: unknown) => Object(error).name as unknown)
  return { ...test, asked, connecting, reading, connection, leaving, outcome }
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

  it('connects no one if the visitor left before the account was known', async () => {
    const { asked, connecting, connection, core, leaving, outcome, reading } = setUp()
    reading.resolve([])
    leaving.abort()
    connecting.resolve(connection)
    expect(await outcome).toBe('AbortError')
    expect(asked).not.toContain('smart accounts')
    expect(core.session.store.getState().status).toBe('disconnected')
  })

  it('connects no one if the visitor left while smart accounts were looked up', async () => {
    const { clock, connecting, connection, core, leaving, outcome, reading, tracked } = setUp()
    connecting.resolve(connection)
    await clock.idle()
    leaving.abort()
    reading.resolve([])
    expect(await outcome).toBe('AbortError')
    expect(core.session.store.getState().status).toBe('disconnected')
    expect(tracked()).not.toContain('CONNECT_SUCCESS')
  })
})

it('rejects if the host offers no login', async () => {
  const { core } = createTestCore()
  const { signal } = new AbortController()
  await expect(finishLogin(core, { method: 'social', signal })).rejects.toMatchObject({
    code: 'none.authConnector',
  })
})
