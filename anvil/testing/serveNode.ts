import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendRpc } from '../sendRpc.ts'

/** Serves a node's socket at an address of its own, as the source of a fork. */
export async function serveNode(path: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(Buffer.from(piece))
    response.setHeader('content-type', 'application/json')
    response.end(await sendRpc(path, Buffer.concat(pieces).toString()))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v2/secret-key`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
