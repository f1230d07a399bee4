import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { askSource } from './askSource.ts'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

type Handler = (response: ServerResponse, request: IncomingMessage) => void

/** A node at an address with keys in every part. */
async function serve(handle: Handler) {
  const server = createServer((request, response) => handle(response, request))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  closing.push(close)
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo
  const url = `http://Ada:p%40ssword@127.0.0.1:${port}/v2/SECRETKEY12?apikey=TOPSECRET`
  return { url, close }
}

const call = JSON.stringify({ jsonrpc: '2.0', id: 5, method: 'eth_chainId' })
const keys = /SECRET|ssword|Ada|apikey/i

it('sends the call with path, query and credentials, and returns its id', async () => {
  const seen: string[] = []
  const { url } = await serve((response, { url, headers, method }) => {
    seen.push(`${method} ${url} ${headers.authorization}`)
    response.end('{"jsonrpc":"2.0","id":77,"result":"0x1"}')
  })
  expect(JSON.parse(await askSource(url)(call))).toEqual({ jsonrpc: '2.0', id: 5, result: '0x1' })
  const basic = Buffer.from('Ada:p@ssword').toString('base64')
  expect(seen).toEqual([`POST /v2/SECRETKEY12?apikey=TOPSECRET Basic ${basic}`])
})

const asError =
  (words: string | ((request: IncomingMessage) => unknown), status = 200): Handler =>
  (response, request) => {
    const message = typeof words === 'string' ? words : String(words(request))
    response.statusCode = status
    response.end(JSON.stringify({ error: { code: -32_001, message, data: `at ${message}` } }))
  }

it.each<[string, Handler]>([
  ['an error with the path', asError(({ url }) => `bad ${url}`)],
  ['an error with half a key', asError('Invalid key SECRETK…')],
  ['an error in lower case', asError('no project secretkey12')],
  ['an error with a key of the query', asError('TOPSECRET is over its limit')],
  ['an error with the password', asError('p@ssword is wrong')],
  ['an error with the Basic header', asError(({ headers }) => headers.authorization)],
  ['an error of a refused request', asError('key SECRETKEY12 is not allowed', 403)],
  ['a result with the key', (response) => response.end('{"result":{"a":["SECRETKEY12"]}}')],
  [
    'a page',
    (response, { url }) => response.writeHead(500).end(`<p>Cannot POST ${url} for SECRETKEY12`),
  ],
  [
    'a redirect',
    (response, { url }) => response.writeHead(307, { location: `http://127.0.0.1:1${url}` }).end(),
  ],
])('answers without the key when the node answers with %s', async (_what, handle) => {
  const { url } = await serve(handle)
  const answer = await askSource(url)(call)
  expect(answer).not.toMatch(keys)
  expect(JSON.parse(answer)).toMatchObject({ id: 5, error: { message: expect.any(String) } })
})

it("keeps an error's code, message and revert data", async () => {
  const { url } = await serve((response) =>
    response.end('{"error":{"code":3,"message":"execution reverted","data":"0x08c3"}}'),
  )
  expect(JSON.parse(await askSource(url)(call)).error).toEqual({
    code: 3,
    message: 'execution reverted',
    data: '0x08c3',
  })
})

it('reports a silent node with its origin only', async () => {
  const { url, close } = await serve(() => undefined)
  close()
  let silences = 0
  const answer = await askSource(url, () => (silences += 1))(call)
  expect(JSON.parse(answer).error.message).toBe(
    `There is no answer from the node at ${new URL(url).origin}.`,
  )
  expect([silences, keys.test(answer)]).toEqual([1, false])
})

it('passes the limit of a node on as 429, so that the forked node tries again', async () => {
  const { url } = await serve((response) => response.writeHead(429).end('slow down'))
  expect(JSON.parse(await askSource(url)(call)).error.code).toBe(429)
})
