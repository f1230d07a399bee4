import { createServer } from 'node:net'

/**
 * The first port from the given one upward on which nothing listens, neither under 127.0.0.1 nor under [::1],
 * because `localhost` may mean either.
 *
 * @param {number} from
 * @returns {Promise<number>}
 */
export async function firstFreePort(from) {
  for (let port = from; port < from + 100; port += 1) {
    if ((await isFree(port, '127.0.0.1')) && (await isFree(port, '::1'))) return port
  }
  throw new Error(`Failed to find a free port: ${from} to ${from + 99} are taken.`)
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function isFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => {
      // A machine without IPv6 has every port of it free.
      resolve('code' in error && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'))
    })
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}
