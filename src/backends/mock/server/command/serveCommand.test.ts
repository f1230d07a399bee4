import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import Socket from 'ws'
import { freePort } from '../../../../../scripts/lib/freePort.mjs'
import { serveCommand, type Served } from './serveCommand.ts'

const served: Served[] = []
afterEach(async () => {
  for (const one of served.splice(0)) await one.close()
})

/** `npx foyerkit chains`, on a port of its own so that no connection is left of another server: the pages need a build. */
async function serve(port?: number) {
  const wanted = { kind: 'chains', allow: [], port: port ?? (await freePort()) } as const
  const one = await serveCommand(wanted, () => undefined)
  served.push(one)
  return one.origins.host
}

const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' })

it('answers at an address without a stage although no tab is open', async () => {
  const response = await fetch(`${await serve()}/__foyer/rpc/1`, { method: 'POST', body })
  expect(await response.json()).toEqual({ jsonrpc: '2.0', id: 1, result: '0x1' })
})

it('lets a page of another port ask and read', async () => {
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

it('refuses a page of another machine, and lets it read nothing', async () => {
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

it('takes the next port when the usual one is taken, and no other than one that was asked for', async () => {
  for (const _ of ['first', 'second']) {
    served.push(await serveCommand({ kind: 'chains', allow: [] }, () => undefined))
  }
  const [first, second] = served.map(({ origins }) => Number(new URL(origins.host).port))
  expect(first).toBeGreaterThanOrEqual(4848)
  expect(second).toBeGreaterThan(Number(first))
  await expect(serve(first)).rejects.toThrow(`port ${first} is taken`)
})
