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

it('answers what is simulated', async () => {
  expect(await (await fetch('https://known.test/a')).json()).toEqual({ simulated: true })
  expect(refused).toEqual([])
})

it('refuses and reports requests that would leave the machine', async () => {
  await expect(fetch('https://unknown.test/b', { method: 'POST' })).rejects.toThrow(TypeError)
  expect(refused).toEqual([{ method: 'POST', url: 'https://unknown.test/b' }])
})

it('lets a request to an allowed host out', async () => {
  // Nobody has that name: the request itself fails, and is not refused.
  await expect(fetch('http://allowed.invalid/')).rejects.toThrow(TypeError)
  expect(refused).toEqual([])
})

it('lets loopback through', async () => {
  // Nobody listens on this port: the request itself fails, and is not refused.
  await expect(fetch('http://127.0.0.1:1/')).rejects.toThrow(TypeError)
  expect(refused).toEqual([])
})
