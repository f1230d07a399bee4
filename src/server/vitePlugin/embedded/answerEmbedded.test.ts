import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { missingLine } from '../../../backends/mock/shared/missingLine.ts'
import type { Origins } from '../../outside/origins.ts'
import { answerEmbedded } from './answerEmbedded.ts'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

async function listen(handler: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/** A framework's server, and beside it the server of the outside, which answers with the requested path. */
async function startFramework() {
  const host = await listen(({ url }, response) => response.end(`// ${url}`))
  const origins = vi.fn(async (): Promise<Origins> => ({ host, sites: '', hostile: '' }))
  const log = vi.fn()
  const answer = answerEmbedded(origins, log)
  const app = await listen((incoming, response) =>
    answer(incoming, response, () => response.end('the page')),
  )
  return { app, origins, log }
}

it.each(['places', 'wallets', 'foyer'])(
  'gives a page %s.js of the server beside it',
  async (name) => {
    const { app } = await startFramework()
    const response = await fetch(`${app}/__foyer/${name}.js`)
    expect(await response.text()).toBe(`// /__foyer/${name}.js`)
    expect(response.headers.get('content-type')).toContain('text/javascript')
  },
)

it('names the missing line to a page without the script, and opens nothing', async () => {
  const { app, origins } = await startFramework()
  const response = await fetch(`${app}/__foyer/stage/abc/problems`)
  expect(await response.json()).toEqual([missingLine])
  expect(origins).not.toHaveBeenCalled()
})

it.each(['/', '/__foyer/rpc/1', '/__foyer/other.js'])('passes %s on', async (path) => {
  const { app } = await startFramework()
  expect(await (await fetch(`${app}${path}`)).text()).toBe('the page')
})

it.each([
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a name that leads to this machine', { host: 'rebound.example' }],
])('gives no address to %s', async (_what, headers) => {
  const { app, origins } = await startFramework()
  const text = await new Promise<string>((resolve) => {
    request(`${app}/__foyer/places.js`, { headers }, (response) => {
      let said = ''
      response.on('data', (part) => (said += String(part))).on('end', () => resolve(said))
    }).end()
  })
  expect(text).toBe('the page')
  expect(origins).not.toHaveBeenCalled()
})

it('logs why the server of the simulated sites cannot start', async () => {
  const { app, origins, log } = await startFramework()
  origins.mockRejectedValue(new Error('Failed to serve the simulated sites: install again.'))
  expect(await (await fetch(`${app}/__foyer/places.js`)).text()).toBe('the page')
  expect(log).toHaveBeenCalledWith('Failed to serve the simulated sites: install again.')
})
