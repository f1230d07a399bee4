import { http, HttpResponse } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'
import { createMswNetwork } from './mswNetwork.ts'

afterEach(() => vi.unstubAllGlobals())

it("passes a request to this machine unchanged to the page's own fetch", async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (...args: unknown[]) => {
    sent.push(args)
    return Promise.resolve(new Response('from the server'))
  })
  const simulated = createMswNetwork({
    handlers: [
      http.get('http://localhost:3000/siwe/:what', () => HttpResponse.text('simulated')),
      http.post('*', () => HttpResponse.text('node')),
    ],
    answers: (url) => url === 'http://localhost:8545/',
    onRefused: () => undefined,
  })
  simulated.start()
  const ask = async (url: string, init?: RequestInit) => (await fetch(url, init)).text()
  const order = { method: 'POST', body: '{"a":1}' }
  expect(await ask('http://localhost:3000/api/order', order)).toBe('from the server')
  expect(sent).toEqual([['http://localhost:3000/api/order', order]])
  expect(await ask('http://localhost:3000/siwe/nonce')).toBe('simulated')
  expect(await ask('http://localhost:8545', { method: 'POST' })).toBe('node')
  simulated.stop()
  await ask('https://known.test/a')
  expect(sent).toHaveLength(2)
})
