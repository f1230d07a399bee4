import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import Socket from 'ws'
import { freePort } from '../../../scripts/lib/freePort.mjs'
import { serveCommand } from '../serve/serveCommand.ts'
import { workbenchPlugin } from '../vitePlugin/workbenchPlugin.ts'

interface Started {
  readonly host: string
  close(): Promise<void>
}

/** The two servers: `npm start`, and a host's Vite plugin with the same endpoints. */
async function startVite(): Promise<Started> {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [workbenchPlugin()],
    server: { port: 0 },
  })
  await server.listen()
  const { host } = await (await fetch(`${server.resolvedUrls?.local[0]}__foyer/origins`)).json()
  return { host, close: () => server.close() }
}

async function startCommand(): Promise<Started> {
  const wanted = { kind: 'chains', allow: [], port: await freePort(), host: undefined } as const
  const { origins, close } = await serveCommand(wanted, () => undefined)
  return { host: origins.host, close }
}

const asked: string[] = []
const intranet = createHttpServer(({ url }, response) => {
  asked.push(String(url))
  response.end('wifi-password=hunter2')
})
let secret: string
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    intranet.listen(0, '127.0.0.1', resolve)
  })
  // The address of a server that listens on a port always has this type.
  secret = `http://127.0.0.1:${(intranet.address() as AddressInfo).port}/admin`
})
afterAll(() => void intranet.close())
beforeEach(() => void asked.splice(0))

const rpc = (method: string, params: readonly unknown[] = []) => ({
  jsonrpc: '2.0',
  id: 1,
  method,
  params,
})
const reset = () => rpc('anvil_reset', [{ forking: { jsonRpcUrl: secret } }])
const bodies = () => [
  rpc('anvil_setRpcUrl', [secret]),
  reset(),
  [rpc('eth_chainId'), reset()],
  rpc('hardhat_reset', [{ jsonRpcUrl: secret }]),
]
const isRefused = (answer: string) => answer.includes('-32004') && !answer.includes('"result"')

describe.each([
  ['Vite', startVite],
  ['npx foyerkit chains', startCommand],
])('the local chains of %s', (_name, start) => {
  let started: Started
  const sockets: Socket[] = []
  beforeAll(async () => {
    started = await start()
  })
  afterEach(() => sockets.splice(0).forEach((socket) => socket.terminate()))
  afterAll(() => started.close())

  async function openSocket(path: string): Promise<(text: string) => Promise<string>> {
    const socket = new Socket(`${started.host.replace('http', 'ws')}/__foyer/${path}`)
    sockets.push(socket)
    await once(socket, 'open')
    return async (text) => {
      const answered = once(socket, 'message')
      socket.send(text)
      return String((await answered)[0])
    }
  }

  it('the chains request no URL that a call over HTTP names', async () => {
    for (const body of bodies()) {
      const options = { method: 'POST', body: JSON.stringify(body) }
      const answer = await fetch(`${started.host}/__foyer/rpc/a/1`, options)
      expect(await answer.text()).toSatisfy(isRefused)
    }
    expect(asked).toEqual([])
  })

  it('the chains request no URL that a call over a socket names', async () => {
    const send = await openSocket('rpc/a/1')
    for (const body of bodies()) expect(await send(JSON.stringify(body))).toSatisfy(isRefused)
    const twoAtOnce = JSON.stringify(rpc('eth_chainId')) + JSON.stringify(reset())
    expect(await send(twoAtOnce)).toContain('-32700')
    expect(await send(JSON.stringify(rpc('eth_chainId')))).toContain('"result":"0x1"')
    expect(asked).toEqual([])
  })

  it("the chains request no URL that a call over the socket of a stage's page names", async () => {
    const send = await openSocket('stage/a/calls')
    for (const body of bodies()) {
      const answer = JSON.parse(
        await send(JSON.stringify({ id: 1, chain: '1', body: JSON.stringify(body) })),
      )
      expect(answer.body).toSatisfy(isRefused)
    }
    expect(asked).toEqual([])
  })

  it('the chains request no URL that a call with two methods names', async () => {
    const body = JSON.stringify(reset()).replace('{', '{"method":"eth_chainId",')
    const twice = body.replace('}]}', '}],"method":"eth_chainId"}')
    const answer = await fetch(`${started.host}/__foyer/rpc/a/1`, { method: 'POST', body: twice })
    expect(await answer.text()).toContain('"error"')
    expect(asked).toEqual([])
  })
})
