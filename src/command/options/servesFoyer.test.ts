import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { servesFoyer } from './servesFoyer.ts'

const server = createServer()

afterEach(() => {
  server.removeAllListeners('request').close()
  server.closeAllConnections()
})

async function listenWith(answer: RequestListener): Promise<number> {
  server.on('request', answer).listen(0, 'localhost')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

it('knows Foyer by its origins', async () => {
  const port = await listenWith((_, response) =>
    response.end(JSON.stringify({ host: 'http://localhost:4848' })),
  )
  expect(await servesFoyer(port)).toBe(true)
})

it('takes a program that answers nothing for another one', async () => {
  const limit = new AbortController()
  const port = await listenWith(() => limit.abort())
  expect(await servesFoyer(port, limit.signal)).toBe(false)
})
