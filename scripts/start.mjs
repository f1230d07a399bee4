// Brings up the workbench with everything it needs and prints its address.
//
//   npm start                     the workbench, from the sources
//   npm start -- --preview        the built workbench (dist/workbench)
//   npm start -- --port 6000      from this port upward
//   npm start -- --json           the addresses as one line of JSON
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { nodeVersionProblem } from './lib/nodeVersion.mjs'

const tooOld = nodeVersionProblem(process.versions.node)
if (tooOld !== undefined) fail(tooOld)

const { values } = parseArgs({
  options: {
    preview: { type: 'boolean', default: false },
    port: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

const wanted = Number(values.port ?? (values.preview ? 4173 : 5173))
if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_000) {
  fail(`Failed to use port "${values.port}": it is a number from 1 to 65000.`)
}

const root = dirname(dirname(fileURLToPath(import.meta.url)))
if (values.preview && !existsSync(resolve(root, 'dist/workbench'))) {
  fail('Failed to serve the built workbench: dist/workbench does not exist. Run npx vite build.')
}

// Loaded only now, because Vite needs that Node.
const { createServer, preview } = await import('vite')
const { firstFreePort } = await import('./lib/firstFreePort.mjs')

const port = await firstFreePort(wanted)
const server = values.preview ? await startPreview() : await startDev()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)

const local = server.resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}/`
/** @type {{ host: string, sites: string, hostile: string }} */
const origins = await (await fetch(`${local}__foyer/origins`)).json()
if (values.json) {
  console.log(JSON.stringify(origins))
} else {
  console.log(`\n  Foyer workbench   ${origins.host}/`)
  console.log(`  simulated sites   ${origins.sites}/`)
  console.log('\n  Ctrl-C stops everything.\n')
}

async function startDev() {
  const dev = await createServer({ root, logLevel: 'warn', clearScreen: false, server: { port } })
  return dev.listen()
}

function startPreview() {
  return preview({ root, logLevel: 'warn', preview: { port } })
}

/** Closes everything. Called twice by one Ctrl-C: the terminal and npm both pass it on. */
function stop() {
  // A close that hangs is cut short; the local chains end with this process in any case.
  setTimeout(() => process.exit(1), 3_000).unref()
  server.close().then(
    () => process.exit(0),
    (error) => fail(String(error)),
  )
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
