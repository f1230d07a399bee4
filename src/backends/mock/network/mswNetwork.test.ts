import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMswNetwork } from './mswNetwork.ts'

let refused: { method: string; url: string }[] = []
const network = createMswNetwork({
  handlers: [http.get('https://known.test/a', () => HttpResponse.json({ simulated: true }))],
  allow: ['allowed.invalid'],
  onRefused: (request) => refused.push(request),
})

beforeEach(() => {
  refused = []
  network.start()
})
afterEach(() => network.stop())

it('answers simulated requests', async () => {
  expect(await (await fetch('https://known.test/a')).json()).toEqual({ simulated: true })
  expect(refused).toEqual([])
})

it('blocks and reports requests that would leave the machine', async () => {
  await expect(fetch('https://unknown.test/b', { method: 'POST' })).rejects.toThrow(TypeError)
  expect(refused).toEqual([{ method: 'POST', url: 'https://unknown.test/b' }])
})

it('sends a request to an allowed host', async () => {
  // The name does not exist: the request itself fails, and is not blocked.
  await expect(fetch('http://allowed.invalid/')).rejects.toThrow(TypeError)
  expect(refused).toEqual([])
})

it('sends loopback requests', async () => {
  // No server listens on this port: the request itself fails, and is not blocked.
  await expect(fetch('http://127.0.0.1:1/')).rejects.toThrow(TypeError)
  expect(refused).toEqual([])
})
