// Numbers worth watching: the clock's speed and what the package weighs.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { buildPackage } from './lib/buildPackage.mjs'
import { graphOf } from './lib/bundleGraph.mjs'
import { budgets } from './lib/budgets.mjs'
import { spent } from './lib/bundleGuards.mjs'
import { doors } from './lib/doors.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)

/** @param {string} what @param {string} number */
const say = (what, number) => console.log(`${what.padEnd(64)}${number.padStart(12)}`)

/** @type {{ module: typeof import('../src/backends/mock/clock/virtualClock.ts') }} */
const { module: clocks } = await runnerImport('./src/backends/mock/clock/virtualClock.ts')
/** @type {{ module: typeof import('../src/backends/real/browser/systemClock.ts') }} */
const { module: system } = await runnerImport('./src/backends/real/browser/systemClock.ts')

const clock = clocks.createVirtualClock({ startedAt: 0, platform: system.createSystemClock() })
let ticks = 0
let polls = 0
clock.every('bench.tick', 1_000, () => {
  ticks += 1
})
clock.every('bench.poll', 5_000, () => {
  polls += 1
})
const before = performance.now()
await clock.run(20 * 60_000)
const took = performance.now() - before
say(`clock: run 20 min, ${ticks} ticks and ${polls} polls`, `${took.toFixed(0)} ms`)

const present = doors.filter(({ source }) => existsSync(join(root, source)))
const chunks = await buildPackage({ root, outDir: join(root, 'dist/bench'), doors: present })
const graph = graphOf(chunks, root)
for (const budget of budgets) {
  say(`size: ${budget.name}, gzip`, `${(spent(graph, 'foyer', budget) / 1000).toFixed(1)} kB`)
}
