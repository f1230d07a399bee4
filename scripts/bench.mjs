// Measures what a visitor and a developer wait for, each with its median and the lowest and highest of some rounds.
// What is compared is measured by turns, so that a machine that is slow for a while does not decide.
//
//   npm run bench                          everything
//   npm run bench -- --only open,lists     some parts
//   npm run bench -- --rounds 21           more rounds than seven
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { benchParts } from './lib/bench/benchParts.mjs'
import { serveHostPages } from './lib/bench/serveHostPages.mjs'
import { graphOf } from './lib/build/bundleGraph.mjs'
import { buildPackage } from './lib/build/buildPackage.mjs'
import { modalEntryPoints } from './lib/build/entryPoints.mjs'
import { findChromiums } from './lib/findChromium.mjs'
import { readOptionsOrExit } from './lib/readOptionsOrExit.mjs'

const { values } = readOptionsOrExit(
  'bench',
  { only: { type: 'string' }, rounds: { type: 'string', default: '7' } },
  {
    only: `only these measurements, such as open: ${Object.keys(benchParts).join(', ')}`,
    rounds: 'how often each is measured; 7 without it',
  },
)

const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) {
  fail(`Failed to measure "${values.rounds}" rounds: it is a whole number from 1.`)
}
const names = Object.keys(benchParts)
const chosen = values.only?.split(',').map((name) => name.trim()) ?? names
const unknown = chosen.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  fail(`Failed to measure "${unknown.join(', ')}": the parts are ${names.join(', ')}.`)
}

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)

/** @type {ReturnType<typeof buildOnce> | undefined} */
let built
async function buildOnce() {
  const folder = join(root, 'dist/bench')
  // Importing sources leaves this at development, with which the package would be built heavier than it is.
  process.env.NODE_ENV = 'production'
  const chunks = await buildPackage({ root, outDir: folder, entryPoints: modalEntryPoints })
  return { folder, graph: graphOf(chunks, root) }
}
const builtPackage = () => (built ??= buildOnce())

/** @type {ReturnType<typeof serveHostPages> | undefined} */
let served
const hostPages = () =>
  (served ??= builtPackage().then(({ folder }) => serveHostPages(root, folder)))

const executablePath = findChromiums()[0]?.path
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath === undefined ? {} : { executablePath }),
})
try {
  for (const [name, measure] of Object.entries(benchParts)) {
    if (!chosen.includes(name)) continue
    await measure({
      root,
      rounds,
      say: (line) => console.log(line),
      browser,
      builtPackage,
      hostPages,
    })
  }
} finally {
  await browser.close()
  const pages = await served
  pages?.close()
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
