import { describe, expect, it } from 'vitest'
import { createTestConnection, testAddress, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'

const siweConfig = {
  getNonce: () => Promise.resolve('nonce'),
  createMessage: () => 'message',
  verifyMessage: () => Promise.resolve(true),
  getSession: () => Promise.resolve(null),
  signOut: () => Promise.resolve(true),
}

const isOpen = (core: ReturnType<typeof createTestCore>['core']) => core.modal.getState().open

describe('a session that comes back while the modal is closed', () => {
  const comesBack = async (host = {}, chainId: `${string}:${string}` = 'eip155:1') => {
    const test = createTestCore({ host: { isSiweEnabled: true, siweConfig, ...host } })
    test.core.start()
    const { connection } = createTestConnection({ chainId })
    test.core.session.adopt(testConnector, connection)
    await test.clock.idle()
    return test
  }

  it('asks to sign in', async () => {
    const { core, views } = await comesBack()
    expect([isOpen(core), views()]).toEqual([true, ['ConnectingSiwe']])
  })

  it('opens nothing for a visitor who is signed in', async () => {
    const { core } = await comesBack({
      siweConfig: {
        ...siweConfig,
        getSession: () => Promise.resolve({ address: testAddress, chainId: 'eip155:1' }),
      },
    })
    expect(isOpen(core)).toBe(false)
  })

  it('opens nothing when the server does not answer', async () => {
    const { core } = await comesBack({
      siweConfig: { ...siweConfig, getSession: () => Promise.reject(new Error('503')) },
    })
    expect([isOpen(core), core.signIn.needed()]).toEqual([false, true])
  })

  it('opens nothing without sign-in', async () => {
    const { core } = await comesBack({ isSiweEnabled: false })
    expect(isOpen(core)).toBe(false)
  })

  it('opens nothing on a network that must be changed first', async () => {
    const { core } = await comesBack({}, 'eip155:424242')
    expect(isOpen(core)).toBe(false)
  })

  it('asks only once: a later change of the account opens nothing', async () => {
    const test = createTestCore({ host: { isSiweEnabled: true, siweConfig } })
    test.core.start()
    const { connection, notify } = createTestConnection({ chainId: 'eip155:1' })
    test.core.session.adopt(testConnector, connection)
    await test.clock.idle()
    test.core.close()
    notify.accountsChanged(['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'])
    await test.clock.idle()
    expect(isOpen(test.core)).toBe(false)
  })
})
