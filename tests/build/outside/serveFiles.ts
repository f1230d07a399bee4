import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Serves an app like its own server: one page, under a content policy if it has one, and its files. */
export async function serveFiles(
  page: string,
  files: ReadonlyMap<string, string>,
  policy?: string,
): Promise<{ readonly origin: string; close(): void }> {
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url.slice(1))
    if (url !== '/' && file === undefined) return response.writeHead(404).end()
    if (policy !== undefined) response.setHeader('content-security-policy', policy)
    response.setHeader('content-type', file === undefined ? 'text/html' : 'text/javascript')
    return response.end(file ?? page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, close: () => server.close() }
}
