import { describe, expect, it } from 'vitest'
import { BOB } from '../../testing/fakeProvider.ts'
import { openAuth, USER } from '../../testing/openAuth.ts'
import { loginNews } from './loginNews.ts'

const bob = { ...USER, email: 'bob@example.org', address: BOB }

async function connected() {
  const parts = await openAuth()
  const { auth, answered, site } = parts
  const connection = await answered(auth.connect({ chainId: 'eip155:1' }), USER)
  Object.assign(site.answers, {
    IS_CONNECTED: { isConnected: true },
    GET_CHAIN_ID: { chainId: 1 },
  })
  const events: unknown[] = []
  connection.subscribe({
    accountsChanged: (accounts) => events.push(accounts),
    chainChanged: (chainId) => events.push(chainId),
    disconnected: () => events.push('disconnected'),
  })
  let isSettled = true
  const stop = auth.follow(() => isSettled)
  const settle = (settled: boolean) => (isSettled = settled)
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  return { ...parts, connection, events, stop, settle, turn }
}

describe('a change of the login in another tab', () => {
  it('is read from the secure site, for the network on screen, and not from the message', async () => {
    const { tabs, site, events, connection, turn } = await connected()
    tabs.say({ ...loginNews.message, address: '0x0' })
    const asked = await site.next()
    expect(asked).toMatchObject({ call: 'GET_USER', payload: { chainId: 1 } })
    expect(asked.payload).not.toHaveProperty('preferredAccountType', expect.any(String))
    site.success(asked, bob)
    await turn()
    expect(events).toEqual([[BOB]])
    expect(connection.user).toMatchObject({ email: 'bob@example.org', address: BOB })
  })

  it('reports the accounts even if they are the same, because another one may have been chosen', async () => {
    const { tabs, site, events, turn } = await connected()
    tabs.say(loginNews.message)
    site.success(await site.next(), USER)
    await turn()
    expect(events).toEqual([[USER.address]])
  })

  it('leaves the secure site on the network of the other tab', async () => {
    const { tabs, site, connection, turn } = await connected()
    site.answers.GET_CHAIN_ID = { chainId: 137 }
    tabs.say(loginNews.message)
    site.success(await site.next(), bob)
    const back = await site.next()
    expect(back).toMatchObject({ call: 'GET_USER', payload: { chainId: 137 } })
    site.success(back, { ...bob, chainId: 137 })
    await turn()
    expect(connection).toMatchObject({ accounts: [BOB], chainId: 'eip155:1' })
  })

  it('is noticed when the tab comes to the front, although no message came', async () => {
    const { tabs, site, events, turn } = await connected()
    tabs.show(false)
    tabs.show(true)
    site.success(await site.next(), bob)
    await turn()
    tabs.show(true)
    site.success(await site.next(), bob)
    await turn()
    expect(events).toEqual([[BOB]])
    expect(site.asked).toHaveLength(3)
  })

  it('shows a new e-mail address of the same person', async () => {
    const { tabs, site, events, connection, turn } = await connected()
    tabs.show(true)
    site.success(await site.next(), { ...USER, email: 'new@example.org' })
    await turn()
    expect(events).toEqual([[USER.address]])
    expect(connection.user?.email).toBe('new@example.org')
  })

  it('is followed only once the accounts are chosen', async () => {
    const { tabs, site, events, settle, turn } = await connected()
    settle(false)
    tabs.say(loginNews.message)
    await turn()
    expect(site.asked).toHaveLength(1)
    settle(true)
    tabs.say(loginNews.message)
    site.success(await site.next(), bob)
    await turn()
    expect(events).toEqual([[BOB]])
  })

  it('ends the connection when the secure site says that no one is logged in', async () => {
    const { tabs, site, events, turn } = await connected()
    site.answers.IS_CONNECTED = { isConnected: false }
    tabs.show(true)
    site.error(await site.next(), { message: 'Not logged in' })
    await turn()
    expect(events).toEqual(['disconnected'])
  })

  it.each([
    ['of another version', { ...loginNews.message, version: 2 }],
    ['of another kind', { type: '@foyer/other', version: 1 }],
    ['that is no object', 'login'],
  ])('ignores a message %s', async (_, message) => {
    const { tabs, site, turn } = await connected()
    tabs.say(message)
    await turn()
    expect(site.asked).toHaveLength(1)
  })

  it('is not asked about while no one is logged in here', async () => {
    const { auth, tabs, site } = await openAuth()
    auth.follow(() => true)
    tabs.say(loginNews.message)
    tabs.show(true)
    await new Promise((resolve) => setImmediate(resolve))
    expect(site.asked).toEqual([])
  })

  it('is told to the other tabs until this one stops', async () => {
    const { auth, tabs, stop } = await connected()
    expect(tabs.channels()).toEqual([loginNews.channel])
    auth.announce()
    stop()
    auth.announce()
    expect(tabs.posted).toEqual([loginNews.message])
    expect(tabs.channels()).toEqual([])
  })
})
