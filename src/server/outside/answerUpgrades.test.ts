import { once } from 'node:events'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import Socket from 'ws'
import { solanaChains } from '../../../anvil/solana/solanaChains.ts'
import { workbenchPlugin } from '../vitePlugin/workbenchPlugin.ts'

const mainnet = `/__foyer/rpc/s/${solanaChains[0]?.reference}`

let server: ViteDevServer
let origins: Readonly<Record<'host' | 'sites', string>>
beforeAll(async () => {
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [workbenchPlugin()],
    server: { port: 0 },
  })
  await server.listen()
  origins = await (await fetch(`${server.resolvedUrls?.local[0]}__foyer/origins`)).json()
})
afterAll(() => server.close())

describe.each(['host', 'sites'] as const)('a socket at the port of the %s', (origin) => {
  const open = (path: string, options: { headers?: Record<string, string> } = {}) =>
    new Socket(origins[origin].replace('http', 'ws') + path, options)

  it('opens a socket for subscriptions of a local Solana', async () => {
    const socket = open(mainnet)
    await once(socket, 'open')
    const answered = once(socket, 'message')
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'slotSubscribe' }))
    expect(JSON.parse(String((await answered)[0]))).toMatchObject({ id: 1, result: 1 })
    socket.terminate()
  })

  it('opens a socket for calls and subscriptions of an EVM chain, and of the tab in front', async () => {
    const clock = JSON.stringify({ genesis: 1_800_000_000, now: 0, rate: 0, front: true })
    await fetch(`${origins.host}/__foyer/stage/s/clock`, { method: 'POST', body: clock })
    for (const path of ['/__foyer/rpc/s/1', '/__foyer/rpc/1']) {
      const socket = open(path)
      await once(socket, 'open')
      const answered = once(socket, 'message')
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' }))
      expect(JSON.parse(String((await answered)[0]))).toMatchObject({ id: 1, result: '0x1' })
      socket.terminate()
    }
  })

  it('opens a socket for the calls of a stage and answers each with its number', async () => {
    const socket = open(`/__foyer/stage/calling-${origin}/calls`)
    await once(socket, 'open')
    const genesis = 1_800_000_000
    const ask = async (chain: string, method: string) => {
      const answered = once(socket, 'message')
      const body = JSON.stringify({ jsonrpc: '2.0', id: 5, method, params: ['0x0', false] })
      socket.send(JSON.stringify({ id: 7, chain, genesis, now: 1_000 * genesis, body }))
      const { body: text, ...rest } = JSON.parse(String((await answered)[0]))
      return { ...rest, ...JSON.parse(text) }
    }
    expect(await ask('137', 'eth_getBlockByNumber')).toMatchObject({
      id: 5,
      ok: true,
      result: { timestamp: `0x${genesis.toString(16)}` },
    })
    expect(await ask('nowhere', 'eth_chainId')).toMatchObject({
      ok: false,
      error: { code: -32_000, message: expect.stringContaining('there are local chains for') },
    })
    // A call without a time does not move the clock.
    for (const id of [7, 8]) {
      const mined = once(socket, 'message')
      const block = JSON.stringify({ jsonrpc: '2.0', id: 6, method: 'evm_mine', params: [] })
      socket.send(JSON.stringify({ id, chain: '137', genesis: 'soon', body: block }))
      expect(JSON.parse(String((await mined)[0]))).toMatchObject({ id, ok: true })
    }
    const answered = once(socket, 'message')
    const latest = {
      jsonrpc: '2.0',
      id: 5,
      method: 'eth_getBlockByNumber',
      params: ['latest', false],
    }
    socket.send(JSON.stringify({ id: 9, chain: '137', body: JSON.stringify(latest) }))
    const { body: text } = JSON.parse(String((await answered)[0]))
    expect(Number(JSON.parse(text).result.timestamp)).toBe(genesis + 2)
    socket.send('no JSON')
    expect(JSON.parse(String((await once(socket, 'message'))[0]))).toMatchObject({ ok: false })
    socket.terminate()
  })

  it.each([
    ['/__foyer/stage/s/calls', { origin: 'http://localhost:3000' }, 403],
    ['/__foyer/stage/s/calls', { 'sec-fetch-site': 'cross-site' }, 403],
    ['/__foyer/rpc/s/elsewhere', {}, 404],
    ['/__foyer/rpc/s/5', {}, 404],
    ['/__foyer/rpc/s/1', { origin: 'https://evil.example' }, 403],
    ['/__foyer/rpc/1', { origin: 'https://evil.example' }, 403],
    ['/__foyer/rpc/1', { origin: 'http://localhost:3000' }, 403],
    ['/__foyer/rpc/1', { host: 'evil.example' }, 403],
    ['/__foyer/rpc/1', { 'x-forwarded-host': 'tunnel.example' }, 403],
    ['/__foyer/rpc/1', { 'sec-fetch-site': 'cross-site' }, 403],
    ['/anything', {}, 404],
    [mainnet, { origin: 'https://evil.example' }, 403],
  ])('rejects a socket at %s with %j, without hanging', async (path, headers, status) => {
    const socket = open(path, { headers })
    socket.on('error', () => undefined)
    const [, response] = await once(socket, 'unexpected-response')
    expect(response.statusCode).toBe(status)
  })

  it('accepts a socket of its own pages', async () => {
    const socket = open('/__foyer/rpc/s/1', { headers: { origin: origins[origin] } })
    await once(socket, 'open')
    expect(socket.readyState).toBe(socket.OPEN)
    socket.terminate()
  })

  it('leaves the socket of hot updates to Vite', async () => {
    const socket = new Socket(origins[origin].replace('http', 'ws'), 'vite-ping')
    await once(socket, 'open')
    expect(socket.protocol).toBe('vite-ping')
    socket.terminate()
  })
})
