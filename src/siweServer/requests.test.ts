import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestSite, origin } from './testing/testSite.ts'

describe('a request', () => {
  it.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['from a sub-domain', { origin: 'https://evil.shop.example' }],
    ['from a frame without an origin', { origin: 'null' }],
  ])('refuses a request %s', async (_what, headers) => {
    const { browser } = createTestSite()
    for (const path of ['verify', 'signout']) {
      expect((await browser.ask(path, { method: 'POST', headers, body: '{}' })).status).toBe(403)
    }
  })

  it('refuses a request without an origin', async () => {
    const { server } = createTestSite()
    const request = new Request(`${origin}/siwe/verify`, { method: 'POST', body: '{}' })
    expect((await server.handle(request)).status).toBe(403)
  })

  it.each([
    ['POST', 'nonce', 405],
    ['GET', 'verify', 405],
    ['GET', 'signout', 405],
    ['GET', 'constructor', 404],
    ['GET', '', 404],
    ['GET', 'session/', 200],
    ['GET', 'session?constructor', 200],
  ])('answers %s %j with %i', async (method, path, status) => {
    const { browser } = createTestSite()
    expect((await browser.ask(path, { method })).status).toBe(status)
  })

  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('0x', '0xzz', `0x${'1'.repeat(130)}`, '__proto__', 'a'.repeat(9_000)),
  )
  const part = fc.oneof(text, fc.jsonValue())
  const body = fc.oneof(
    fc.jsonValue(),
    fc.record({ message: part, signature: part }, { requiredKeys: [] }),
    fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'message', 'signature'), part),
  )

  it('refuses any JSON without reporting an error', async () => {
    const { browser, errors } = createTestSite()
    await browser.ask('nonce')
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const response = await browser.post('verify', sent)
        expect([400, 401]).toContain(response.status)
        expect(await response.json()).toEqual({ error: expect.any(String) })
      }),
    )
    expect([errors, Object.keys(Object.prototype)]).toEqual([[], []])
  })

  it('refuses a valid message with any signature', async () => {
    const { browser, errors } = createTestSite()
    await fc.assert(
      fc.asyncProperty(part, async (signature) => {
        const message = await browser.message()
        expect((await browser.post('verify', { message, signature })).status).toBeOneOf([400, 401])
      }),
    )
    expect(errors).toEqual([])
  })

  it('refuses any bytes', async () => {
    const { browser, errors } = createTestSite()
    await fc.assert(
      fc.asyncProperty(fc.uint8Array(), async (bytes) => {
        const response = await browser.ask('verify', { method: 'POST', body: bytes })
        expect(response.status).toBe(400)
      }),
    )
    expect(errors).toEqual([])
  })

  it.each([
    ['no body', '', 400],
    ['32 kB of message', JSON.stringify({ message: 'a'.repeat(32_000) }), 400],
    ['a megabyte', 'a'.repeat(1_000_000), 413],
  ])('refuses a body with %s', async (_what, body, status) => {
    const { browser } = createTestSite()
    expect((await browser.ask('verify', { method: 'POST', body })).status).toBe(status)
  })

  it('refuses a body that breaks off', async () => {
    const { browser, errors } = createTestSite()
    const body = new ReadableStream({ pull: (stream) => stream.error(new Error('gone')) })
    const init = { method: 'POST', body, duplex: 'half' }
    expect((await browser.ask('verify', init)).status).toBe(400)
    expect(errors).toEqual([])
  })
})
