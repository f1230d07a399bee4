import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { modalEntryPoints } from '../build/entryPoints.mjs'
import { packageAliases } from '../build/packageAliases.mjs'
import { answerRelay } from './answerRelay.mjs'
import { answerOf } from './walletService.mjs'

/** The pages that can be opened. */
const names = /** @type {const} */ (['foyer', 'reference'])

/** @typedef {typeof names[number]} HostName */

/**
 * Builds host pages upon the built package, as a bundler of a host would, and serves them beside the directory of wallets
 * and a relay.
 *
 * @param {string} root folder of the repository
 * @param {string} folder of the built package
 * @returns {Promise<{ addressOf: (page: HostName) => string, close: () => void }>}
 */
export async function serveHostPages(root, folder) {
  const files = await buildPages(root, folder)
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const file = files.get(url.pathname.slice(1))
    const page = names.find((name) => url.pathname === `/${name}`)
    const answer =
      page !== undefined
        ? { type: 'text/html', body: pageOf(page) }
        : file !== undefined
          ? { type: 'text/javascript', body: file }
          : answerOf(url)
    response.writeHead(answer === undefined ? 404 : 200, {
      'content-type': answer?.type ?? 'text/plain',
      'cache-control': 'no-store',
      ...(file === undefined ? {} : { 'content-encoding': 'gzip' }),
    })
    response.end(answer?.body)
  })
  const relay = answerRelay(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    addressOf: (page) => `http://127.0.0.1:${address.port}/${page}`,
    close() {
      relay.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {Promise<ReadonlyMap<string, Buffer>>} file names to contents, compressed
 */
async function buildPages(root, folder) {
  const hosts = join(root, 'scripts/lib/bench/hosts')
  const result = await build({
    configFile: false,
    root: hosts,
    mode: 'production',
    logLevel: 'error',
    resolve: { alias: packageAliases(modalEntryPoints, folder) },
    build: {
      write: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, join(hosts, `${name}.tsx`)])),
        output: { entryFileNames: 'pages/[name].js' },
      },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const files = outputs.flatMap((output) => ('output' in output ? output.output : []))
  return new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, gzipSync(file.code)]] : [])),
  )
}

/** @param {HostName} name */
function pageOf(name) {
  return `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:," />
    <script type="module" src="/pages/${name}.js"></script><div id="app"></div>`
}
