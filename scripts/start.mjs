// Starts the workbench with everything it needs and prints its address.
//
//   npm start                     the built workbench; builds it first if its sources have changed
//   npm run dev                   the workbench from the sources, with hot reload
//   npm start -- --port 6000      from this port upward
//   npm start -- --json           the addresses as one line of JSON
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeVersionProblem } from './lib/nodeVersion.mjs'
import { readOptionsOrExit } from './lib/readOptionsOrExit.mjs'
import { isWorkbenchBuilt } from './lib/workbenchBuild.mjs'

// npm cannot end it when it is killed itself. Started without npm, it may outlive its shell.
if (process.env.npm_lifecycle_event !== undefined) await import('./lib/endWithParent.mjs')

const tooOld = nodeVersionProblem(process.versions.node)
if (tooOld !== undefined) fail(tooOld)

const { values } = readOptionsOrExit(
  'start',
  {
    port: { type: 'string' },
    dev: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
  {
    port: 'listens there, or on the next port that is free; 5173 without it',
    dev: 'serves the source with hot reload, as npm run dev does',
    json: 'prints the addresses as JSON',
  },
)

const wanted = Number(values.port ?? 5173)
if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_000) {
  fail(`Failed to use port "${values.port}": it is a number from 1 to 65000.`)
}

const root = dirname(dirname(fileURLToPath(import.meta.url)))

// Loaded only now, because Vite needs that Node.
const { build, createServer, preview } = await import('vite')
const { firstFreePort } = await import('./lib/firstFreePort.mjs')

if (!values.dev && !isWorkbenchBuilt(root)) await buildWorkbench()
const port = await firstFreePort(wanted)
// The addresses alone go to the output with --json.
if (port !== wanted) console.error(`  ${wanted} is taken; using ${port}.`)
const server = values.dev ? await startDev() : await startBuilt()

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

/** Builds the workbench, and says so while it takes its time. The addresses alone go to the output with --json. */
async function buildWorkbench() {
  const from = Date.now()
  const say = () =>
    process.stderr.write(
      `${process.stderr.isTTY ? '\r' : ''}  Building the workbench … ${Math.round((Date.now() - from) / 1_000)} s${process.stderr.isTTY ? '' : '\n'}`,
    )
  say()
  const progress = setInterval(say, process.stderr.isTTY ? 1_000 : 10_000)
  try {
    await build({ root, logLevel: 'error' })
  } catch (error) {
    fail(`Failed to build the workbench: ${error instanceof Error ? error.message : error}`)
  }
  clearInterval(progress)
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
}

function startBuilt() {
  return preview({ root, logLevel: 'warn', preview: { port } })
}

/** Closes everything. Called twice by one Ctrl-C: the terminal and npm both pass it on. */
function stop() {
  // A close that hangs is cut short; the local chains end with this process in any case.
  setTimeout(() => process.exit(1), 15_000).unref()
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
