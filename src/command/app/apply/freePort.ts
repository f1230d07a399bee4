import { createServer } from 'node:net'

/** A port of this machine on which nothing listens now. */
export function freePort(): Promise<number> {
  return new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, 'localhost', () => {
      const { port } = Object(server.address())
      server.close(() => resolve(Number(port)))
    })
  })
}
