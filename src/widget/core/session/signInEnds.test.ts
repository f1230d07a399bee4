import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../../backends/mock/shared/deferred.ts'
import type { SiweConfig, SiweSession } from '../options/config.ts'
import { createSignInTest } from '../../testing/signInTest.ts'
import { namespaceKey } from '../kernel/storageKeys.ts'
import { createTestConnection, testAddress, testConnector } from '../../testing/testConnection.ts'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const mine = { address: testAddress, chainId: 'eip155:1' } as const
const signedIn = (changes: Partial<SiweConfig> = {}) => createSignInTest({ changes, session: mine })

it('sends no request if the host turned sign-in off', async () => {
  const { asked, clock, status } = await createSignInTest({ host: { isSiweEnabled: false } })
  await clock.run(600_000)
  expect([status(), asked]).toEqual(['off', []])
})

describe('a check at the server', () => {
  it('repeats every 5 minutes while the session is the same, without other requests', async () => {
    const { asked, clock, status } = await signedIn()
    await clock.run(600_000)
    expect([status(), asked]).toEqual(['signedIn', ['session', 'session', 'session']])
  })

  it('checks at the server only while an account is signed in', async () => {
    const { asked, clock, core, notify } = await signedIn()
    notify.chainChanged('eip155:137')
    await clock.run(600_000)
    expect(asked).toEqual(['session', 'signOut', 'onSignOut'])
    core.signIn.accept({ ...mine, chainId: 'eip155:137' })
    expect(clock.pending()).toHaveLength(1)
  })

  it('changes nothing after the session ended', async () => {
    const answer = createDeferred<SiweSession | null>()
    const { asked, clock, core, siweConfig, status } = await signedIn()
    siweConfig.getSession = () => answer.promise
    await clock.run(300_000)
    await core.session.disconnect()
    answer.resolve({ ...mine, address: other })
    await clock.idle()
    expect([status(), asked]).toEqual(['off', ['session', 'signOut', 'onSignOut']])
  })

  it('starts over when the network changes before the first answer', async () => {
    const first = createDeferred<SiweSession | null>()
    const { asked, clock, siweConfig, status, notify } = await createSignInTest({
      changes: { getSession: () => first.promise },
    })
    siweConfig.getSession = async () => ({ ...mine, chainId: 'eip155:137' })
    notify.chainChanged('eip155:137')
    first.resolve(mine)
    await clock.idle()
    expect([status(), asked]).toEqual(['signedIn', []])
  })

  it('waits for a pending sign-out', async () => {
    const out = createDeferred<boolean>()
    const { asked, clock, connection, core, status, notify } = await signedIn({
      signOut: () => out.promise,
    })
    notify.accountsChanged([other])
    await core.session.disconnect()
    core.session.adopt(testConnector, connection)
    await clock.idle()
    expect([status(), asked]).toEqual(['checking', ['session']])
    out.resolve(true)
    await clock.idle()
    expect(asked).toEqual(['session', 'onSignOut', 'session'])
  })

  it('resolves for all callers when the answer arrives', async () => {
    const answer = createDeferred<SiweSession | null>()
    const { clock, core } = await createSignInTest({
      changes: { getSession: () => answer.promise },
    })
    let known = false
    void core.signIn.known().then(() => (known = true))
    await clock.idle()
    expect(known).toBe(false)
    answer.resolve(null)
    await clock.idle()
    expect(known).toBe(true)
  })
})

describe('a visitor who is signed in stays so', () => {
  it('keeps the sign-in when the wallet writes the same account in another case', async () => {
    const { asked, clock, status, notify } = await signedIn()
    notify.accountsChanged([testAddress.toLowerCase()])
    await clock.idle()
    notify.accountsChanged([testAddress])
    await clock.idle()
    expect([status(), asked]).toEqual(['signedIn', ['session']])
  })

  it('keeps the sign-in when the network changes and the host allows it', async () => {
    const { asked, clock, status, notify } = await signedIn({ signOutOnNetworkChange: false })
    notify.chainChanged('eip155:137')
    await clock.idle()
    expect([status(), asked]).toEqual(['signedIn', ['session']])
  })

  it('keeps the sign-in when the account changes and the host allows it', async () => {
    const { asked, clock, status, notify } = await signedIn({ signOutOnAccountChange: false })
    notify.accountsChanged([other])
    await clock.idle()
    expect([status(), asked]).toEqual(['signedIn', ['session']])
  })
})

describe('a visitor who is not signed in', () => {
  it('checks the sign-in again for another account, but not on another network', async () => {
    const { asked, clock, status, notify } = await createSignInTest()
    notify.chainChanged('eip155:137')
    await clock.idle()
    expect(asked).toEqual(['session'])
    notify.accountsChanged([other])
    await clock.idle()
    expect([status(), asked]).toEqual(['signedOut', ['session', 'session']])
  })
})

describe('switching to another namespace', () => {
  async function toSolana(changes: Partial<SiweConfig>) {
    const test = await signedIn(changes)
    const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const { connection } = createTestConnection({ chain: 'solana', chainId })
    test.core.session.adopt({ ...testConnector, chain: 'solana' }, connection)
    await test.clock.idle()
    return test
  }

  it('ends the session like another network', async () => {
    const { asked, status } = await toSolana({})
    expect([status(), asked]).toEqual(['off', ['session', 'signOut', 'onSignOut']])
  })

  it('keeps the session at the server if the host allows it', async () => {
    const { asked, clock, status } = await toSolana({ signOutOnNetworkChange: false })
    expect([status(), asked, clock.pending()]).toEqual(['off', ['session'], []])
  })
})

describe('a host that throws', () => {
  it('changes nothing by throwing in a notification, which is reported', async () => {
    const fail = () => {
      throw new Error('host')
    }
    const { clock, core, notes, status, notify } = await signedIn({
      onSignIn: fail,
      onSignOut: fail,
    })
    notify.chainChanged('eip155:137')
    await clock.idle()
    expect([status(), notes()]).toEqual(['signedOut', ['siwe.onSignOut']])
    core.signIn.accept(mine)
    expect([status(), notes()]).toEqual(['signedIn', ['siwe.onSignOut', 'siwe.onSignIn']])
  })
})

it('gets no requests from a destroyed widget, and keeps its session', async () => {
  const { asked, clock, core, notify } = await signedIn()
  core.signIn.stop()
  notify.accountsChanged([other])
  notify.chainChanged('eip155:137')
  core.signIn.endLate()
  await clock.run(600_000)
  expect([asked, clock.pending()]).toEqual([['session'], []])
})

describe('a wallet of an earlier visit that is locked', () => {
  async function forgotten(changes: Partial<SiweConfig> = {}) {
    const test = await signedIn(changes)
    await test.core.session.leave('eip155')
    await test.clock.idle()
    test.asked.length = 0
    test.core.backend.storage.set(namespaceKey('connector', 'eip155'), 'test')
    void test.core.session.resume('eip155')
    await test.core.session.disconnect()
    await test.clock.idle()
    return test.asked
  }

  it('is signed out at the server when the visitor disconnects instead of unlocking it', async () => {
    expect(await forgotten({ getSession: async () => mine })).toEqual(['signOut', 'onSignOut'])
  })

  it('causes no sign-out when the server has no session', async () => {
    expect(await forgotten({ getSession: async () => null })).toEqual([])
  })

  it('causes no sign-out when the host keeps sign-ins on disconnect', async () => {
    const keep = { getSession: async () => mine, signOutOnDisconnect: false }
    expect(await forgotten(keep)).toEqual([])
  })
})
