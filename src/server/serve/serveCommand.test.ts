import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import Socket from 'ws'
import { freePort } from '../../../scripts/lib/freePort.mjs'
import { hostWorld } from '../../backends/mock/world/testing/hostWorld.ts'
import type { HostWorld } from '../config/hostWorld.ts'
import { describeServed } from '../../command/describeServed.ts'
import { serveCommand, type Served } from './serveCommand.ts'

const served: Served[] = []
afterEach(async () => {
  for (const one of served.splice(0)) await one.close()
})

/**
 * `npx foyerkit chains`. It uses its own port, so that no connection of another server remains; serving the pages would require a build.
 */
async function serve(port?: number, host?: HostWorld, log = (_line: string): void => undefined) {
  const wanted = { kind: 'chains', allow: [], port: port ?? (await freePort()), host } as const
  const one = await serveCommand(wanted, log)
  served.push(one)
  return one.origins.host
}

it('prints that its usual port is taken, and which one it uses', async () => {
  const other = createServer()
  // Another process may already use the port, which serves the same purpose.
  await new Promise<void>((resolve) =>
    other.listen(4848, '127.0.0.1', resolve).on('error', () => resolve()),
  )
  const said: string[] = []
  const one = await serveCommand({ kind: 'chains', allow: [], host: undefined }, (line) =>
    said.push(line),
  )
  served.push(one)
  other.close()
  const { port } = new URL(one.origins.host)
  expect(said).toEqual([expect.stringContaining(`Port 4848 is taken, so this is on ${port}.`)])
})

const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' })

it('answers at an address without a stage although no tab is open', async () => {
  const response = await fetch(`${await serve()}/__foyer/rpc/1`, { method: 'POST', body })
  expect(await response.json()).toEqual({ jsonrpc: '2.0', id: 1, result: '0x1' })
})

const { gold } = hostWorld
const config: HostWorld = {
  name: 'foyer.config.ts',
  files: [],
  chains: [gold],
  setup: ({ chain }) => chain(gold.id).testClient.mine({ blocks: 2 }),
  page: { id: '1' },
}

it('answers for a chain of the config after its setup, and prints its address', async () => {
  const host = await serve(undefined, config)
  const latest = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber' })
  const response = await fetch(`${host}/__foyer/rpc/${gold.id}`, { method: 'POST', body: latest })
  expect(await response.json()).toMatchObject({ result: '0x2' })
  const origins = { host, sites: '', hostile: '' }
  const words = describeServed('chains', origins, config, { evm: true, solana: true })
  expect(words).toMatch(new RegExp(`Gold Chain +${host}/__foyer/rpc/31337\n`))
  expect(words).toContain('Solana')
  const withoutSolana = describeServed('chains', origins, config, { evm: true, solana: false })
  expect(withoutSolana).not.toContain('Solana')
  const withoutAnvil = describeServed('chains', origins, config, { evm: false, solana: true })
  expect(withoutAnvil).not.toMatch(/Ethereum|Gold Chain/)
  expect(words).toContain('foyer.config.ts was read')
})

it('reports a failed setup at once, and again to every caller of a chain', async () => {
  const said: string[] = []
  const setup = () => Promise.reject(new Error('the vault is closed'))
  const host = await serve(undefined, { ...config, setup }, (line) => said.push(line))
  const sentence = 'Failed to run setup of foyer.config.ts: the vault is closed.'
  await expect.poll(() => said).toEqual([sentence])
  const response = await fetch(`${host}/__foyer/rpc/1`, { method: 'POST', body })
  expect(await response.json()).toMatchObject({ error: { message: sentence } })
  const problems = await fetch(`${host}/__foyer/stage/chains/problems`)
  expect(await problems.json()).toEqual([sentence])
})

it('lets a page on another port call and read', async () => {
  const host = await serve()
  const origin = 'http://localhost:3000'
  const asked = await fetch(`${host}/__foyer/rpc/1`, { method: 'OPTIONS', headers: { origin } })
  expect(asked.status).toBe(204)
  expect(asked.headers.get('access-control-allow-headers')).toContain('x-foyer-genesis')
  const answered = await fetch(`${host}/__foyer/rpc/1`, {
    method: 'POST',
    headers: { origin },
    body,
  })
  expect(answered.headers.get('access-control-allow-origin')).toBe(origin)
  expect(answered.headers.get('vary')).toBe('origin')
  expect(answered.status).toBe(200)
  const socket = new Socket(`${host.replace('http', 'ws')}/__foyer/rpc/1`, { headers: { origin } })
  await once(socket, 'open')
  socket.terminate()
})

it('rejects a page of another machine and lets it read nothing', async () => {
  const host = await serve()
  const origin = 'https://evil.example'
  const asked = await fetch(`${host}/__foyer/rpc/1`, { method: 'OPTIONS', headers: { origin } })
  const answered = await fetch(`${host}/__foyer/rpc/1`, {
    method: 'POST',
    headers: { origin },
    body,
  })
  for (const { status, headers } of [asked, answered]) {
    expect(status).toBe(403)
    expect(headers.get('access-control-allow-origin')).toBeNull()
  }
  const socket = new Socket(`${host.replace('http', 'ws')}/__foyer/rpc/1`, { headers: { origin } })
  const [error] = await once(socket, 'error')
  expect(String(error)).toContain('403')
})

it('takes the next port when the usual one is taken, but never replaces a requested one', async () => {
  for (const _ of ['first', 'second']) {
    served.push(await serveCommand({ kind: 'chains', allow: [] }, () => undefined))
  }
  const [first, second] = served.map(({ origins }) => Number(new URL(origins.host).port))
  expect(first).toBeGreaterThanOrEqual(4848)
  expect(second).toBeGreaterThan(Number(first))
  await expect(serve(first)).rejects.toThrow(`port ${first} is taken`)
})
