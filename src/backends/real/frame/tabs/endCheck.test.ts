import { describe, expect, it } from 'vitest'
import { openAuth, USER } from '../../testing/openAuth.ts'

const POLYGON = {
  id: 'eip155:137',
  name: 'Polygon',
  chain: 'eip155',
  currency: { name: 'POL', symbol: 'POL', decimals: 18 },
} as const

async function connected() {
  const parts = await openAuth()
  const connection = await parts.answered(parts.auth.connect({ chainId: 'eip155:1' }), USER)
  return { ...parts, connection }
}

describe('an error of the secure site', () => {
  async function loggedIn() {
    const parts = await connected()
    const { site, connection } = parts
    const events: string[] = []
    connection.subscribe({
      accountsChanged: () => events.push('accounts'),
      chainChanged: () => events.push('chain'),
      disconnected: () => events.push('disconnected'),
    })
    const refused = connection.switchNetwork(POLYGON).catch((error: unknown) => error)
    site.error(await site.next(), { message: 'Not logged in' })
    return { ...parts, events, refused }
  }

  it('ends the session when the site says that no one is logged in', async () => {
    const { site, events, refused, storage } = await loggedIn()
    const asked = await site.next()
    expect(asked.call).toBe('IS_CONNECTED')
    site.success(asked, { isConnected: false })
    expect(await refused).toMatchObject({ code: 'wallet.disconnected' })
    expect([events, [...storage.entries.keys()]]).toEqual([['disconnected'], []])
  })

  it('stays what it is while someone is logged in', async () => {
    const { site, events, refused } = await loggedIn()
    site.success(await site.next(), { isConnected: true })
    expect(await refused).toMatchObject({ code: 'frame.failed', message: 'Not logged in' })
    expect(events).toEqual([])
  })

  it('stays what it is when the site does not say within 5 s', async () => {
    const { clock, site, events, refused } = await loggedIn()
    await site.next()
    await clock.run(5_000)
    expect(await refused).toMatchObject({ code: 'frame.failed' })
    expect(events).toEqual([])
  })

  it('is none for a sign-out of a login that is over', async () => {
    const { auth, site } = await connected()
    site.answers.IS_CONNECTED = { isConnected: false }
    const leaving = auth.signOut()
    site.error(await site.next(), { message: 'Not logged in' })
    expect(await leaving).toBeUndefined()
  })
})
