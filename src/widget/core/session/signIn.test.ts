import { describe, expect, it } from 'vitest'
import type { SiweConfig, SiweSession } from '../options/config.ts'
import { createSignInTest } from '../../testing/signInTest.ts'
import { createTestConnection, testAddress, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { createTestSiwe } from '../../testing/testSiwe.ts'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const mine = { address: testAddress, chainId: 'eip155:1' } as const

const signedIn = (changes: Partial<SiweConfig> = {}) => createSignInTest({ changes, session: mine })

describe('after connecting', () => {
  it('requires a sign-in for an account without a session', async () => {
    const { core, status } = await createSignInTest()
    expect(status()).toBe('signedOut')
    expect(core.signIn.needed()).toBe(true)
  })

  it('requires no sign-in with a session for the same account and chain [C-217]', async () => {
    const { core, status } = await signedIn()
    expect(status()).toBe('signedIn')
    expect(core.signIn.needed()).toBe(false)
  })

  it.each([
    ['account', { ...mine, address: other }, { signOutOnAccountChange: false }],
    ['network', { ...mine, chainId: 'eip155:137' as const }, { signOutOnNetworkChange: false }],
  ])('ends a session of another %s at the server', async (_, session, lax) => {
    const { asked, server, status } = await createSignInTest({ session })
    expect([status(), server.session]).toEqual(['signedOut', null])
    expect(asked).toEqual(['session', 'signOut', 'onSignOut'])
    const kept = await createSignInTest({ session, changes: lax })
    expect([kept.status(), kept.server.session]).toEqual(['signedIn', session])
    expect(kept.asked).toEqual(['session'])
  })

  it('sends no second request while the same account waits for its sign-in', async () => {
    const { asked, clock, status, notify } = await createSignInTest()
    notify.accountsChanged([testAddress, other])
    await clock.idle()
    expect([status(), asked]).toEqual(['signedOut', ['session']])
  })

  it('ignores a session of an account that has disconnected by then', async () => {
    let answer: (session: SiweSession) => void = () => undefined
    const { asked, clock, core, status } = await createSignInTest({
      changes: { getSession: () => new Promise((resolve) => (answer = resolve)) },
    })
    await core.session.disconnect()
    answer({ ...mine, address: other })
    await clock.idle()
    expect([status(), asked]).toEqual(['off', []])
  })

  it('treats an unreachable server as no session, and reports it', async () => {
    const { seen, status } = await createSignInTest({
      changes: { getSession: () => Promise.reject(new Error('down')) },
    })
    expect(status()).toBe('signedOut')
    expect(seen).toContainEqual(expect.objectContaining({ type: 'note', about: 'siwe.session' }))
  })

  it('treats an answer without an address as no session, reports it, and blocks nothing', async () => {
    const getSession = () => Promise.resolve({ error: 'down' } as unknown as SiweSession)
    const { core, notes, status } = await createSignInTest({ changes: { getSession } })
    await core.signIn.known()
    expect(status()).toBe('signedOut')
    expect(notes()).toContain('siwe.session')
  })

  it('sends no request for a host without sign-in, nor for an account outside EVM', async () => {
    const { core, clock } = createTestCore()
    core.session.adopt(testConnector, createTestConnection().connection)
    await clock.idle()
    expect(core.signIn.store.getState().status).toBe('off')
    const siwe = createTestSiwe()
    const test = createTestCore({ host: { isSiweEnabled: true, siweConfig: siwe.siweConfig } })
    test.core.session.adopt(
      testConnector,
      createTestConnection({ chain: 'solana', chainId: 'solana:x' }).connection,
    )
    await test.clock.idle()
    expect(test.core.signIn.store.getState().status).toBe('off')
    expect(siwe.asked).toEqual([])
  })
})

describe('the session at the server', () => {
  it('ends when the network changes [C-229]', async () => {
    const { asked, clock, status, notify } = await signedIn()
    notify.chainChanged('eip155:137')
    expect(status()).toBe('signedOut')
    await clock.idle()
    expect(asked).toEqual(['session', 'signOut', 'onSignOut'])
  })

  it('ends when the account changes', async () => {
    const { asked, clock, status, notify } = await signedIn()
    notify.accountsChanged([other])
    expect(status()).toBe('signedOut')
    await clock.idle()
    expect(asked).toEqual(['session', 'signOut', 'onSignOut'])
  })

  it('ends when the wallet is disconnected', async () => {
    const { asked, clock, core, status } = await signedIn()
    await core.session.disconnect()
    expect(status()).toBe('off')
    await clock.idle()
    expect(asked).toEqual(['session', 'signOut', 'onSignOut'])
  })

  it('the session does not end on a change or a disconnect when the host disables that', async () => {
    const { asked, clock, core, status, notify } = await signedIn({
      signOutOnNetworkChange: false,
      signOutOnAccountChange: false,
      signOutOnDisconnect: false,
    })
    notify.chainChanged('eip155:137')
    notify.accountsChanged([other])
    await clock.idle()
    expect(status()).toBe('signedIn')
    await core.session.disconnect()
    await clock.idle()
    expect(asked).toEqual(['session'])
  })

  it.each([
    ['could not be reached', () => Promise.reject(new Error('down'))],
    ['refused', () => Promise.resolve(false)],
  ])(
    'ends here also when the server %s, which is not reported to the host as done',
    async (_, signOut) => {
      const { asked, clock, seen, status, notify, toasts } = await signedIn({ signOut })
      notify.chainChanged('eip155:137')
      await clock.idle()
      expect(status()).toBe('signedOut')
      expect(asked).toEqual(['session'])
      expect(toasts()).toEqual(['Failed to sign out'])
      expect(seen).toContainEqual(expect.objectContaining({ type: 'note', about: 'siwe.signOut' }))
    },
  )

  it('ends here when the server has ended it, which is checked every 5 minutes', async () => {
    const { asked, clock, server, status } = await signedIn()
    server.session = null
    await clock.run(299_000)
    expect(status()).toBe('signedIn')
    await clock.run(1_000)
    expect(status()).toBe('signedOut')
    expect(asked).toEqual(['session', 'session', 'onSignOut'])
  })

  it('ends the session at the server when the server has begun one for another account', async () => {
    const { asked, clock, server, status } = await signedIn()
    server.session = { ...mine, address: other }
    await clock.run(300_000)
    expect([status(), server.session]).toEqual(['signedOut', null])
    expect(asked).toEqual(['session', 'session', 'signOut', 'onSignOut'])
  })

  it('the session does not end when a check has an invalid answer', async () => {
    const { clock, notes, siweConfig, status } = await signedIn()
    siweConfig.getSession = () => Promise.resolve({ error: 'down' } as unknown as SiweSession)
    await clock.run(300_000)
    expect(status()).toBe('signedIn')
    expect(notes()).toEqual(['siwe.session'])
  })

  it('the session does not end when a check fails', async () => {
    const { clock, notes, siweConfig, status } = await signedIn()
    siweConfig.getSession = () => Promise.reject(new Error('down'))
    await clock.run(600_000)
    expect(status()).toBe('signedIn')
    expect(notes()).toEqual(['siwe.session', 'siwe.session'])
  })
})

describe('the modal', () => {
  it('shows ConnectingSiwe after connecting [C-209]', async () => {
    const { core, views } = await createSignInTest()
    core.open('ConnectingExternal', { connectorId: 'test' })
    core.afterConnect()
    expect(views()).toEqual(['ConnectingSiwe'])
  })

  it('waits for the answer of the server, then closes for a signed-in visitor [C-217]', async () => {
    const siwe = createTestSiwe()
    siwe.server.session = mine
    const { clock, core, views } = createTestCore({
      host: { isSiweEnabled: true, siweConfig: siwe.siweConfig },
      backend: { connectors: { list: () => [testConnector] } },
    })
    core.open('ConnectingExternal', { connectorId: 'test' })
    core.session.adopt(testConnector, createTestConnection().connection)
    core.afterConnect()
    expect(core.modal.getState().open).toBe(true)
    await clock.idle()
    expect(core.modal.getState().open).toBe(false)
    expect(views()).toEqual(['ConnectingExternal'])
  })

  it('requests the session again after the network or the account changed', async () => {
    const { core, notify, views } = await signedIn()
    core.open()
    expect(views()).toEqual(['Account'])
    notify.chainChanged('eip155:137')
    expect(views()).toEqual(['ConnectingSiwe'])
    core.signIn.accept({ ...mine, chainId: 'eip155:137' })
    core.open()
    notify.accountsChanged([other])
    expect(views()).toEqual(['ConnectingSiwe'])
  })

  it('keeps the modal closed, and asks when it is opened', async () => {
    const { core, notify, views } = await signedIn()
    notify.chainChanged('eip155:137')
    expect(core.modal.getState().open).toBe(false)
    core.open()
    expect(views()).toEqual(['ConnectingSiwe'])
  })

  it('the modal first leaves an unsupported network', async () => {
    const { core, notify, views } = await signedIn()
    core.open()
    notify.chainChanged('eip155:424242')
    expect(views()).toEqual(['UnsupportedChain'])
    notify.chainChanged('eip155:137')
    expect(views()).toEqual(['ConnectingSiwe'])
  })

  it('goes back to Connect when the wallet disconnects meanwhile', async () => {
    const { core, notify, views } = await createSignInTest()
    core.open()
    expect(views()).toEqual(['ConnectingSiwe'])
    notify.disconnected()
    expect(views()).toEqual(['Connect'])
  })

  it('pops a transaction instead of closing until the visitor is signed in [C-077]', async () => {
    let aborted = 0
    const siwe = createTestSiwe()
    const { clock, core, views } = createTestCore({
      host: { isSiweEnabled: true, siweConfig: siwe.siweConfig },
      backend: { auth: { abortApprovals: () => void (aborted += 1) } },
    })
    core.session.adopt(testConnector, createTestConnection().connection)
    await clock.idle()
    core.open('ConnectingSiwe')
    core.router.push('ApproveTransaction')
    core.requestClose()
    expect(views()).toEqual(['ConnectingSiwe'])
    expect([aborted, core.modal.getState().open]).toEqual([1, true])
    core.signIn.accept(mine)
    core.router.push('ApproveTransaction')
    core.requestClose()
    expect([aborted, core.modal.getState().open]).toEqual([1, false])
  })
})

describe('another active chain namespace', () => {
  const solana = {
    id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    name: 'Solana',
    chain: 'solana',
    currency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  } as const

  it('another chain namespace needs no sign-in, and coming back requests it again [C-229]', async () => {
    const { clock, core, status } = await signedIn()
    const onSolana = createTestConnection({ chain: 'solana', chainId: solana.id })
    core.session.adopt({ ...testConnector, chain: 'solana' }, onSolana.connection)
    await clock.idle()
    expect(status()).toBe('off')
    expect(core.signIn.needed()).toBe(false)
    core.networks.setActive('eip155:1')
    await clock.idle()
    expect(status()).toBe('signedOut')
  })
})
