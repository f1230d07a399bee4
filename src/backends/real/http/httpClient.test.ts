import { stoppedClock } from '../testing/stoppedClock.ts'
import { expect, it } from 'vitest'
import { createTestClock } from '../../mock/clock/testing/testClock.ts'
import { untilAborted } from '../untilAborted.ts'
import { fakeFetch } from '../testing/fakeFetch.ts'
import { createHttpClient } from './httpClient.ts'

const BASE = 'https://api.example'

function client(answer: () => Response | Promise<Response>) {
  const { fetch, calls } = fakeFetch(answer)
  return {
    calls,
    http: createHttpClient({
      fetch,
      clock: stoppedClock,
      baseUrl: BASE,
      headers: { 'x-sdk-type': 'w3m' },
    }),
  }
}

it('sends the headers of its service and omits falsy query values', async () => {
  const { http, calls } = client(() => Response.json({ ok: true }))
  const query = { page: 1, search: '', include: undefined, entries: 0, chains: 'eip155:1' }
  expect(await http.json({ path: '/getWallets', query })).toEqual({ ok: true })
  expect(calls[0]?.url.href).toBe('https://api.example/getWallets?page=1&chains=eip155%3A1')
  expect(calls[0]?.method).toBe('GET')
  expect(calls[0]?.headers.get('x-sdk-type')).toBe('w3m')
})

it('adds the current query parameters of its service to every call', async () => {
  const { fetch, calls } = fakeFetch(() => Response.json({}))
  const also: { clientId?: string } = {}
  const http = createHttpClient({ fetch, clock: stoppedClock, baseUrl: BASE, query: () => also })
  await http.json({ path: '/a', query: { page: 1 } })
  also.clientId = 'did:key:z6Mk'
  await http.json({ path: '/b' })
  expect(calls.map(({ url }) => url.pathname + url.search)).toEqual([
    '/a?page=1',
    '/b?clientId=did%3Akey%3Az6Mk',
  ])
})

it('posts a body as JSON', async () => {
  const { http, calls } = client(() => new Response(null, { status: 202 }))
  await http.send({ path: '/e', body: { a: 1 } })
  expect(calls[0]).toMatchObject({ method: 'POST', body: { a: 1 } })
})

it('sends no cookies, and uses the cache as requested', async () => {
  const inits: RequestInit[] = []
  const http = createHttpClient({
    clock: stoppedClock,
    baseUrl: BASE,
    fetch: async (_, init) => {
      inits.push(init)
      return Response.json({})
    },
  })
  await http.json({ path: '/a' })
  await http.json({ path: '/b', cache: 'no-store' })
  expect(inits.map(({ credentials, cache }) => [credentials, cache])).toEqual([
    ['omit', undefined],
    ['omit', 'no-store'],
  ])
  expect(inits[0]).not.toHaveProperty('cache')
})

it.each([304, 404, 503])('rejects with the status of an error response: %s', async (status) => {
  const { http } = client(() => new Response(null, { status }))
  await expect(http.json({ path: '/x' })).rejects.toMatchObject({
    code: 'http.status',
    details: { status },
    message: `GET https://api.example/x failed: HTTP status code: ${status}`,
  })
})

it('keeps an address that may contain a key out of its messages', async () => {
  const { fetch } = fakeFetch(() => new Response(null, { status: 500 }))
  const baseUrl = 'https://rpc.example/secret'
  const http = createHttpClient({ fetch, clock: stoppedClock, baseUrl, label: 'the node' })
  await expect(http.json({ path: '/x' })).rejects.toThrow(
    'GET the node/x failed: HTTP status code: 500',
  )
})

it('rejects a response that is not JSON', async () => {
  const { http } = client(() => new Response('<html>'))
  await expect(http.json({ path: '/x' })).rejects.toMatchObject({ code: 'http.malformed' })
})

it('rejects when the service cannot be reached', async () => {
  const { http } = client(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(http.json({ path: '/x' })).rejects.toMatchObject({ code: 'network.failed' })
})

it('rejects with aborted when its caller aborts', async () => {
  const { http } = client(() => Response.json({}))
  const signal = AbortSignal.abort()
  await expect(http.json({ path: '/x', signal })).rejects.toMatchObject({ code: 'aborted' })
})

it('rejects with aborted when its caller aborts with a reason', async () => {
  const leaving = new AbortController()
  const { http } = client(() => {
    leaving.abort(new Error('Another view.'))
    return Promise.reject(new Error('Another view.'))
  })
  await expect(http.json({ path: '/x', signal: leaving.signal })).rejects.toMatchObject({
    code: 'aborted',
  })
})

it('reads a response that arrives in chunks', async () => {
  const pieces = ['{"name":"M\u00FC', 'ller","age', '":7}'].map((each) =>
    new TextEncoder().encode(each),
  )
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      pieces.forEach((piece) => controller.enqueue(piece))
      controller.close()
    },
  })
  const { http } = client(() => new Response(body))
  expect(await http.json({ path: '/a' })).toEqual({ name: 'M\u00FCller', age: 7 })
})

/** An endless body that counts how much of it was read. */
function endlessBody(bytesPerPart: number) {
  const taken = { bytes: 0, cancelled: false }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken.bytes += bytesPerPart
        controller.enqueue(new Uint8Array(bytesPerPart).fill(0x20))
      },
      cancel() {
        taken.cancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { body, taken }
}

it.each([
  [1_000_000, 9_000_000],
  [8_000_001, 8_000_001],
])('stops reading a response of more than 8 MB, in chunks of %s bytes', async (part, bytes) => {
  const { body, taken } = endlessBody(part)
  const { http } = client(() => new Response(body))
  await expect(http.json({ path: '/a' })).rejects.toMatchObject({ code: 'http.tooLarge' })
  expect(taken).toEqual({ bytes, cancelled: true })
})

it('stops reading a picture that is longer than the caller allows', async () => {
  const { body, taken } = endlessBody(60)
  const { http } = client(() => new Response(body))
  const picture = http.blob({ path: '/a', maxBytes: 100 })
  await expect(picture).rejects.toMatchObject({ code: 'http.tooLarge' })
  expect(taken).toEqual({ bytes: 120, cancelled: true })
})

it('reads a picture of exactly the allowed size, with its type', async () => {
  const headers = { 'content-type': 'image/png' }
  const { http } = client(() => new Response(new Uint8Array(100).fill(7), { headers }))
  const picture = await http.blob({ path: '/a', maxBytes: 100 })
  expect(picture.type).toBe('image/png')
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(new Uint8Array(100).fill(7))
})

it('reads a picture without a type', async () => {
  const { http } = client(() => new Response(new Uint8Array(1)))
  expect((await http.blob({ path: '/a', maxBytes: 1 })).type).toBe('')
})

it.each([
  ['nobody', undefined],
  ['its caller', new AbortController().signal],
])('aborts a call after 30 s that %s could stop, and cancels the request', async (_, own) => {
  const clock = createTestClock()
  let signal: AbortSignal | undefined
  const http = createHttpClient({
    clock,
    baseUrl: BASE,
    fetch: (_, init) => {
      signal = init.signal as AbortSignal
      return untilAborted(new Promise<Response>(() => undefined), signal, 'fetch')
    },
  })
  const answer = http.json({ path: '/a', signal: own }).catch((error: unknown) => error)
  await clock.run(29_999)
  expect(signal?.aborted).toBe(false)
  await clock.run(1)
  expect(await answer).toMatchObject({
    code: 'http.timeout',
    message: 'GET https://api.example/a took longer than 30 s.',
  })
  expect(signal?.aborted).toBe(true)
})

it('leaves no timer behind, whether a call succeeded or not', async () => {
  const clock = createTestClock()
  const answers = [Response.json({})]
  const { fetch } = fakeFetch(() => answers.shift())
  const http = createHttpClient({ fetch, clock, baseUrl: BASE })
  await http.json({ path: '/a' })
  await http.json({ path: '/b' }).catch(() => undefined)
  expect(clock.pending()).toEqual([])
})
