import { createServer } from 'node:net'

// Systems give outgoing connections ports from 32768 or 49152 on. A port below that stays free until the server that it is for takes it.
const FIRST = 10_000
const COUNT = 22_000

// Processes that run side by side start at different ports.
let tried = (process.pid * 101) % COUNT

/**
 * A port of the loopback address that nothing listens on at the moment. One process gets a different one each time.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let attempt = 0; attempt < COUNT; attempt++) {
    const port = FIRST + (tried++ % COUNT)
    if (await isFree(port)) return port
  }
  throw new Error(`No port from ${FIRST} to ${FIRST + COUNT - 1} is free. Stop some servers.`)
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
