import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, createServer, preview, type InlineConfig } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { processesWith } from '../../../anvil/testing/processesWith.ts'
import { workbenchPlugin } from './workbenchPlugin.ts'
import { solanaAccounts } from '../../../anvil/solana/solanaAccounts.ts'

const genesis = 1_913_000_001
const page = (name: string) =>
  `<!doctype html><html><head><title>${name}</title></head><body>` +
  '<script type="module" src="./main.ts"></script></body></html>'
const files: Record<string, string> = {
  'src/workbench/index.html': page('Workbench'),
  'src/workbench/main.ts': 'document.title += "!"',
  'src/stage/index.html': page('Stage'),
  'src/stage/main.ts': 'document.title += "?"',
  'src/backends/mock/sites/secure/index.html': page('Secure'),
  'src/backends/mock/sites/secure/main.ts': 'document.title += "."',
}
const pages = Object.keys(files).filter((file) => file.endsWith('.html'))

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
})
afterAll(() => rmSync(root, { recursive: true }))

function config(): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [workbenchPlugin()],
    server: { port: 0 },
    preview: { port: 0 },
    build: {
      outDir: 'dist/workbench',
      rolldownOptions: { input: pages.map((file) => join(root, file)) },
    },
  }
}

interface Started {
  readonly origins: Readonly<Record<'host' | 'sites' | 'hostile', string>>
  close(): Promise<void>
}

async function startDev(): Promise<Started> {
  const server = await createServer(config())
  await server.listen()
  return { origins: await originsAt(server.resolvedUrls), close: () => server.close() }
}

async function startPreview(): Promise<Started> {
  await build(config())
  const server = await preview(config())
  return { origins: await originsAt(server.resolvedUrls), close: () => server.close() }
}

async function originsAt(urls: { readonly local: readonly string[] } | null) {
  return (await fetch(`${urls?.local[0]}__foyer/origins`)).json()
}

describe.each([
  ['development', startDev],
  ['preview', startPreview],
])('in %s', (_mode, start) => {
  let started: Started
  const text = async (origin: 'host' | 'sites' | 'hostile', path: string) =>
    (await fetch(started.origins[origin] + path)).text()
  beforeAll(async () => {
    started = await start()
  })
  afterAll(() => started.close())

  it('serves the pages by their addresses, the same on all three origins', async () => {
    const paths = ['/', '/stage/?seed=7', '/sites/secure/', '/sites/secure/sdk?projectId=p']
    for (const origin of ['host', 'sites', 'hostile'] as const) {
      const titles = await Promise.all(
        paths.map(async (path) => /<title>(.*?)</.exec(await text(origin, path))?.[1]),
      )
      expect(titles).toEqual(['Workbench', 'Stage', 'Secure', 'Secure'])
    }
    expect(new Set(Object.values(started.origins)).size).toBe(3)
  })

  it('writes the origins into each page without a script', async () => {
    const html = await text('sites', '/sites/secure/')
    const metas = [...html.matchAll(/<meta name="foyer-(\w+)" content="([^"]+)"/g)]
    expect(Object.fromEntries(metas.map(([, name, content]) => [name, content]))).toEqual(
      started.origins,
    )
    expect(html).not.toMatch(/<script(?![^>]* src=)/)
  })

  it("resolves the scripts of a page relative to the page's file", async () => {
    const script = /<script type="module"[^>]* src="(\/(?:src|assets)\/[^"]+)"/
    const source = script.exec(await text('host', '/sites/secure/'))?.[1]
    expect(await text('host', String(source))).toMatch(/document\.title ?\+= ?["'`]\./)
  })

  it('answers for the local Solana of a stage', async () => {
    const [owner] = solanaAccounts
    const call = { jsonrpc: '2.0', id: 4, method: 'getBalance', params: [owner?.address] }
    const answer = await fetch(
      `${started.origins.host}/__foyer/rpc/s/5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp`,
      { method: 'POST', body: JSON.stringify(call) },
    )
    expect(await answer.json()).toMatchObject({ id: 4, result: { value: 500_000_000_000 } })
  })

  it('answers for the chains of a stage', async () => {
    const stage = `${started.origins.host}/__foyer/stage/s`
    const call = { jsonrpc: '2.0', id: 3, method: 'eth_chainId', params: [] }
    const answer = await fetch(`${started.origins.host}/__foyer/rpc/s/137`, {
      method: 'POST',
      body: JSON.stringify([call, { ...call, id: 4, method: 'eth_blockNumber' }]),
      headers: { 'x-foyer-genesis': String(genesis) },
    })
    expect(await answer.json()).toEqual([
      { jsonrpc: '2.0', id: 3, result: '0x89' },
      { jsonrpc: '2.0', id: 4, result: '0x0' },
    ])
    expect(await (await fetch(stage)).json()).toEqual({
      stage: 's',
      chains: [{ chainId: 137, genesis }],
    })
    const stopped = await fetch(`${stage}/close`, { method: 'POST', body: '' })
    expect(await stopped.json()).toEqual({ stage: 's', chains: [] })
  })
})

describe('the endpoints', () => {
  let started: Started
  beforeAll(async () => {
    started = await startDev()
  })
  afterEach(() => send('DELETE', 'stage/s'))
  afterAll(() => started.close())

  const send = async (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: string,
  ) => {
    const response = await fetch(`${started.origins.host}/__foyer/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    })
    return { status: response.status, body: await response.json() }
  }
  const call = async (method: string, params: readonly unknown[] = [], chainId = 1) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const answer = await send('POST', `rpc/s/${chainId}`, { 'x-foyer-genesis': '1800000000' }, body)
    return answer.body.result
  }
  const latest = async () => {
    const { number, timestamp } = await call('eth_getBlockByNumber', ['latest', false])
    return [Number(number), Number(timestamp)]
  }

  it('resets the chains of a stage to genesis, at the same or another time', async () => {
    await call('evm_mine')
    expect((await latest())[0]).toBe(1)
    await send('POST', 'stage/s/reset')
    expect(await latest()).toEqual([0, 1_800_000_000])
    const reset = await send('POST', 'stage/s/reset', { 'x-foyer-genesis': '1900000000' })
    expect(reset.body.chains).toEqual([{ chainId: 1, genesis: 1_900_000_000 }])
    expect(await latest()).toEqual([0, 1_900_000_000])
  })

  it('uses the genesis time of the project when none is given', async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
    await send('POST', 'rpc/s/1', {}, body)
    const { chains } = (await send('GET', 'stage/s')).body
    expect(chains).toEqual([{ chainId: 1, genesis: Math.floor(Date.UTC(2026, 0, 15, 12) / 1000) }])
  })

  it.each([
    ['POST', 'rpc/s/999999', {}, '', 404, /there are local chains for 1 \(Ethereum\)/],
    ['POST', 'rpc/a%2Fb/1', {}, '', 400, /a stage is named by 1 to 64 letters/],
    ['POST', 'rpc/s/1', { 'x-foyer-genesis': 'soon' }, '', 400, /it is Unix seconds/],
    ['POST', 'rpc/s/1', {}, 'x'.repeat(5_000_000), 413, /its body is above 4194304 bytes/],
    ['GET', 'rpc/s/1', {}, undefined, 404, /there is no such endpoint/],
    ['PUT', 'stage/s', {}, '', 404, /there is no such endpoint/],
    ['POST', 'stage/s/explode', {}, '', 404, /there is no such endpoint/],
    ['GET', 'nonsense', {}, undefined, 404, /there is no such endpoint/],
    ['GET', 'origins', { origin: 'https://evil.example' }, undefined, 403, /origin is "https:/],
    ['POST', 'rpc/s/1', { origin: 'null' }, '', 403, /origin is "null"/],
    ['POST', 'rpc/s/1', { origin: 'http://localhost.evil.example' }, '', 403, /page's origin/],
    [
      'GET',
      'stage/s',
      { 'sec-fetch-site': 'cross-site' },
      undefined,
      403,
      /not on localhost over http/,
    ],
    ['POST', 'rpc/1', { origin: 'https://evil.example' }, '', 403, /origin is "https:/],
    ['POST', 'rpc/1', { 'sec-fetch-site': 'cross-site' }, '', 403, /not on localhost over http/],
    ['POST', 'rpc/1', {}, '', 404, /Failed to find the tab in front/],
    ['POST', 'rpc/s/1', { 'x-forwarded-for': '203.0.113.7' }, '', 403, /through a proxy or tunnel/],
    ['GET', 'origins', { forwarded: 'for=203.0.113.7' }, undefined, 403, /added "forwarded"/],
    ['GET', 'origins', { via: '1.1 tunnel' }, undefined, 403, /added "via"/],
    ['POST', 'stage/s/clock', { origin: 'https://evil.example' }, '{}', 403, /origin is "https:/],
    ['POST', 'stage/s/clock', {}, '{}', 400, /expected genesis, now and rate/],
  ])('rejects %s %s %o', async (method, path, headers, body, status, message) => {
    const answer = await send(method, path, headers, body)
    expect(answer.status).toBe(status)
    expect(answer.body.error).toEqual({ code: -32000, message: expect.stringMatching(message) })
  })

  it('rejects a host name that resolves to this machine', async () => {
    const answer = await new Promise<number | undefined>((resolve, reject) => {
      const url = `${started.origins.host}/__foyer/origins`
      request(url, { headers: { host: 'rebound.example' } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .once('error', reject)
        .end()
    })
    expect(answer).toBe(403)
  })

  it.each(['https://evil.example', 'http://localhost:3000'])(
    'opens no WebSocket to a chain for a page of %s',
    async (origin) => {
      await send(
        'POST',
        'rpc/s/1',
        {},
        JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' }),
      )
      const outcome = await new Promise<string>((resolve) => {
        const url = `${started.origins.host}/__foyer/rpc/s/1`
        const headers = {
          connection: 'Upgrade',
          upgrade: 'websocket',
          origin,
          'sec-websocket-version': '13',
          'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        }
        const outgoing = request(url, { headers }, ({ statusCode }) => resolve(`${statusCode}`))
        outgoing.once('upgrade', (_response, socket) => {
          socket.destroy()
          resolve('upgraded')
        })
        outgoing.once('error', () => resolve('hung up'))
        outgoing.setTimeout(2_000, () => outgoing.destroy(new Error('no answer')))
        outgoing.end()
      })
      expect(outcome).not.toBe('upgraded')
    },
  )

  it('accepts the pages of the server itself, with and without TLS', async () => {
    const { host } = started.origins
    const origins = [host, host.replace('http', 'https')]
    const answers = await Promise.all(origins.map((origin) => send('GET', 'origins', { origin })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  it('runs no call of a page on another port, which a browser sends without a preflight', async () => {
    const before = await latest()
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'evm_mine', params: [] })
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:1', 'http://[::1]']) {
      const headers = { origin, 'content-type': 'text/plain' }
      expect((await send('POST', 'rpc/s/1', headers, body)).status).toBe(403)
      expect((await send('POST', 'stage/s/close', headers, '')).status).toBe(403)
    }
    expect(await latest()).toEqual(before)
  })
})

it('leaves no process and no listener when the server closes', async () => {
  const started = await startDev()
  const method = { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }
  await fetch(`${started.origins.host}/__foyer/rpc/s/1`, {
    method: 'POST',
    body: JSON.stringify(method),
    headers: { 'x-foyer-genesis': String(genesis + 1) },
  })
  const running = () => processesWith(`--timestamp ${genesis + 1}`)
  expect(running().length).toBeGreaterThan(0)
  await started.close()
  await vi.waitFor(() => expect(running()).toEqual([]))
  await expect(fetch(started.origins.sites)).rejects.toThrow('fetch failed')
})
