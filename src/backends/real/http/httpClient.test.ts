import { expect, it } from 'vitest'
import { fakeFetch } from '../testing/fakeFetch.ts'
import { createHttpClient } from './httpClient.ts'

const BASE = 'https://api.example'

function client(answer: () => Response | Promise<Response>) {
  const { fetch, calls } = fakeFetch(answer)
  return {
    calls,
    http: createHttpClient({ fetch, baseUrl: BASE, headers: { 'x-sdk-type': 'w3m' } }),
  }
}

it('sends the headers of its family and drops falsy query values', async () => {
  const { http, calls } = client(() => Response.json({ ok: true }))
  const query = { page: 1, search: '', include: undefined, entries: 0, chains: 'eip155:1' }
  expect(await http.json({ path: '/getWallets', query })).toEqual({ ok: true })
  expect(calls[0]?.url.href).toBe('https://api.example/getWallets?page=1&chains=eip155%3A1')
  expect(calls[0]?.method).toBe('GET')
  expect(calls[0]?.headers.get('x-sdk-type')).toBe('w3m')
})

it('takes along with every call what its family adds to the query, as it is by then', async () => {
  const { fetch, calls } = fakeFetch(() => Response.json({}))
  const also: { clientId?: string } = {}
  const http = createHttpClient({ fetch, baseUrl: BASE, query: () => also })
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

it('rejects with the status of a refusal', async () => {
  const { http } = client(() => new Response('no', { status: 503 }))
  await expect(http.json({ path: '/x' })).rejects.toMatchObject({
    code: 'http.status',
    details: { status: 503 },
    message: 'GET https://api.example/x failed: HTTP status code: 503',
  })
})

it('rejects an answer that is not JSON', async () => {
  const { http } = client(() => new Response('<html>'))
  await expect(http.json({ path: '/x' })).rejects.toMatchObject({ code: 'http.malformed' })
})

it('rejects when there is no way to the service', async () => {
  const { http } = client(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(http.json({ path: '/x' })).rejects.toMatchObject({ code: 'network.failed' })
})

it('rejects with aborted when its caller left', async () => {
  const { http } = client(() => Response.json({}))
  const signal = AbortSignal.abort()
  await expect(http.json({ path: '/x', signal })).rejects.toMatchObject({ code: 'aborted' })
})
