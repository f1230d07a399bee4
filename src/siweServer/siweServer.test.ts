import { describe, expect, it, vi } from 'vitest'
import { createSiweServer } from './siweServer.ts'
import { createMemoryStore, type SiweStore } from './memoryStore.ts'
import {
  chain,
  createTestBrowser,
  createTestSite,
  owner,
  start,
  stranger,
} from './testing/testSite.ts'

const secretIn = (jar: ReadonlyMap<string, string>) => jar.get('__Host-foyer-siwe')

describe('a sign-in', () => {
  it('signs in a plain account without asking a node', async () => {
    const request = vi.fn()
    const { browser } = createTestSite({ clients: { 11155111: { request } } })
    const session = { address: owner.address, chainId: chain, expiresAt: start + 86_400_000 }
    expect(await browser.signIn()).toMatchObject({ status: 200, said: session, session })
    expect(request).not.toHaveBeenCalled()
  })

  it('returns the session to other routes of the host from their cookies', async () => {
    const { server, browser } = createTestSite()
    await browser.signIn()
    const session = await server.getSession(
      `theme=dark; __Host-foyer-siwe=${secretIn(browser.jar)}`,
    )
    expect(session?.address).toBe(owner.address)
    expect(await server.getSession('__Host-foyer-siwe=guess')).toBeNull()
    expect(await server.getSession(null)).toBeNull()
  })

  it('changes the secret on sign-in, so that a planted cookie becomes worthless', async () => {
    const { server, browser } = createTestSite()
    const planted = 'ab'.repeat(32)
    browser.jar.set('__Host-foyer-siwe', planted)
    expect(await browser.signIn()).toMatchObject({ status: 200 })
    expect(secretIn(browser.jar)).not.toBe(planted)
    expect(await server.getSession(`__Host-foyer-siwe=${planted}`)).toBeNull()
  })

  it('changes the secret for the next account too, and ends the session before', async () => {
    const { server, browser } = createTestSite()
    await browser.signIn()
    const before = secretIn(browser.jar)
    const sign = (text: string) => stranger.signMessage({ message: text })
    expect(await browser.signIn(stranger.address, sign)).toMatchObject({
      session: { address: stranger.address },
    })
    expect(await server.getSession(`__Host-foyer-siwe=${before}`)).toBeNull()
  })

  it('keeps the secret in a cookie of this host only', async () => {
    const { browser } = createTestSite()
    const asked = await browser.ask('nonce')
    expect(asked.headers.get('set-cookie')).toMatch(
      /^__Host-foyer-siwe=[\da-f]{64}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=300$/,
    )
    const message = await browser.message()
    const signature = await owner.signMessage({ message })
    const verified = await browser.post('verify', { message, signature })
    expect(verified.headers.get('set-cookie')).toMatch(/; Secure; Max-Age=86400$/)
    expect(verified.headers.get('cache-control')).toBe('no-store')
  })

  it('uses a plain cookie over http, where browsers refuse the prefixed one', async () => {
    const site = 'http://localhost:5173'
    const { server } = createTestSite({ origin: site })
    const browser = createTestBrowser(server.handle, site)
    expect(await browser.signIn()).toMatchObject({ status: 200 })
    expect([...browser.jar.keys()]).toEqual(['foyer-siwe'])
  })

  it('accepts the nonces of two tabs of one browser', async () => {
    const { browser } = createTestSite()
    const first = await browser.message()
    const second = await browser.message()
    const signature = await owner.signMessage({ message: first })
    expect(second).not.toBe(first)
    expect((await browser.post('verify', { message: first, signature })).status).toBe(200)
  })

  it('keeps the session while another nonce is requested', async () => {
    const { browser } = createTestSite()
    await browser.signIn()
    expect((await browser.ask('nonce')).headers.get('set-cookie')).toBeNull()
    expect((await browser.session()).address).toBe(owner.address)
  })

  it('ends the session on sign-out, and after a day', async () => {
    const { browser, time } = createTestSite()
    await browser.signIn()
    time.now += 86_399_999
    expect((await browser.session()).address).toBe(owner.address)
    time.now += 1
    expect(await browser.session()).toBeNull()
    await browser.signIn()
    expect((await browser.post('signout', {})).status).toBe(200)
    expect([await browser.session(), browser.jar.size]).toEqual([null, 0])
  })
})

describe('a refused message', () => {
  it.each([
    ['another nonce', { nonce: 'abcdefgh1' }, 'The nonce is unknown, used or too old'],
    ['another domain', { domain: 'evil.example' }, 'The message is for another site'],
    ['another origin', { uri: 'https://evil.example' }, 'The message is for another site'],
    ['another chain', { chainId: 'eip155:1' }, 'Sign-in is not open to this chain'],
    ['a chain of no number', { chainId: 'eip155:99' }, 'Sign-in is not open to this chain'],
  ])('refuses a message with %s', async (_what, changes, error) => {
    const { browser } = createTestSite()
    const sign = (text: string) => owner.signMessage({ message: text })
    const refused = await browser.signIn(owner.address, sign, changes)
    expect(refused).toMatchObject({ status: 401, said: { error }, session: null })
  })

  it.each([
    ['http', 401],
    ['javascript', 401],
    ['https', 200],
  ])(
    'answers a message that begins with %s:// with %i on an https site',
    async (scheme, status) => {
      const { browser } = createTestSite()
      const message = `${scheme}://${await browser.message()}`
      const signature = await owner.signMessage({ message })
      expect((await browser.post('verify', { message, signature })).status).toBe(status)
    },
  )

  it.each(['Expiration Time: 2026-01-15T11:59:59.000Z', 'Not Before: 2026-01-15T12:00:01.000Z'])(
    'refuses with "%s" at noon',
    async (line) => {
      const { browser } = createTestSite()
      const message = `${await browser.message()}\n${line}`
      const signature = await owner.signMessage({ message })
      const response = await browser.post('verify', { message, signature })
      expect(await response.json()).toEqual({ error: 'The message is too old or too new' })
    },
  )

  it('refuses the signature of another account', async () => {
    const { browser } = createTestSite()
    expect(await browser.signIn(stranger.address)).toMatchObject({
      status: 401,
      said: { error: 'The account did not sign this message' },
      session: null,
    })
  })

  it('refuses a message the second time, from this browser or another', async () => {
    const { server, browser } = createTestSite()
    const { text: message } = await browser.signIn()
    const signature = await owner.signMessage({ message })
    const other = createTestBrowser(server.handle)
    await other.ask('nonce')
    expect((await browser.post('verify', { message, signature })).status).toBe(401)
    expect((await other.post('verify', { message, signature })).status).toBe(401)
    expect(await other.session()).toBeNull()
  })

  it('refuses a nonce after a failed attempt', async () => {
    const { browser } = createTestSite()
    const message = await browser.message()
    const [wrong, right] = await Promise.all([
      stranger.signMessage({ message }),
      owner.signMessage({ message }),
    ])
    expect((await browser.post('verify', { message, signature: wrong })).status).toBe(401)
    expect((await browser.post('verify', { message, signature: right })).status).toBe(401)
  })

  it('refuses a message from another browser than its nonce, or without a cookie', async () => {
    const { server, browser } = createTestSite()
    const message = await browser.message()
    const signature = await owner.signMessage({ message })
    const other = createTestBrowser(server.handle)
    expect((await other.post('verify', { message, signature })).status).toBe(401)
    await other.ask('nonce')
    expect((await other.post('verify', { message, signature })).status).toBe(401)
  })

  it.each([-86_400_000, -600_000, 600_000, 86_400_000])(
    'signs in although the clock of the device is off by %i ms',
    async (off) => {
      const { browser } = createTestSite()
      const iat = new Date(start + off).toISOString()
      expect(await browser.signIn(owner.address, undefined, { iat })).toMatchObject({ status: 200 })
    },
  )

  it('refuses a message 5 minutes after its nonce', async () => {
    const { browser, time } = createTestSite()
    const message = await browser.message()
    time.now += 300_000
    const signature = await owner.signMessage({ message })
    expect((await browser.post('verify', { message, signature })).status).toBe(401)
  })
})

/** A slow database that runs each call in one step. */
function createSlowStore(): SiweStore {
  const store = createMemoryStore({ now: () => start })
  const later = () => new Promise((resolve) => setImmediate(resolve))
  return {
    set: (...entry) => later().then(() => store.set(...entry)),
    get: (key) => later().then(() => store.get(key)),
    take: (key) => later().then(() => store.take(key)),
  }
}

it('lets only one of two concurrent requests use the nonce', async () => {
  const { browser } = createTestSite({ store: createSlowStore() })
  const message = await browser.message()
  const signature = await owner.signMessage({ message })
  const both = await Promise.all([1, 2].map(() => browser.post('verify', { message, signature })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
})

describe('a failure outside the server', () => {
  it.each([
    ['refuses the connection', new TypeError('fetch failed')],
    ['answers 429', Object.assign(new Error('Too Many Requests'), { status: 429 })],
    ['knows no such method', Object.assign(new Error('no such method'), { code: -32601 })],
  ])('reports a node that %s as a failure, not as a wrong signature', async (_what, failure) => {
    const request = () => Promise.reject(failure)
    const { browser, errors } = createTestSite({ clients: { 11155111: { request } } })
    expect(await browser.signIn(stranger.address)).toMatchObject({
      status: 503,
      said: {
        error: 'The signature cannot be checked now: the node of its chain does not answer',
      },
      session: null,
    })
    expect(errors).toEqual([expect.objectContaining({ cause: expect.any(Error) })])
  })

  it('answers 503 when the store fails', async () => {
    const away = () => Promise.reject(new Error('ECONNREFUSED redis'))
    const { browser, errors } = createTestSite({ store: { set: away, get: away, take: away } })
    const asked = await browser.ask('nonce')
    expect([asked.status, await asked.json()]).toEqual([
      503,
      { error: 'Signing in is not possible now' },
    ])
    expect(errors).toEqual([
      expect.objectContaining({
        cause: expect.objectContaining({ message: 'ECONNREFUSED redis' }),
      }),
    ])
  })
})

it.each(['shop.example', 'https://shop.example/', 'https://shop.example/login', 'ftp://x', ''])(
  'refuses %j as the origin of the site',
  (wrong) => {
    expect(() => createSiweServer({ origin: wrong, clients: {} })).toThrow(
      /`origin` is '.*', and has to be one such as 'https:\/\/shop\.example'/,
    )
  },
)
