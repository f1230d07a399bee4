// Numbers worth watching: the clock's speed, the way back to genesis, how long lists scroll and what the
// package weighs.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { buildPackage } from './lib/build/buildPackage.mjs'
import { graphOf } from './lib/build/bundleGraph.mjs'
import { budgets } from './lib/build/budgets.mjs'
import { spent } from './lib/build/bundleGuards.mjs'
import { entryPoints } from './lib/build/entryPoints.mjs'
import { scrollBench } from './lib/scrollBench.mjs'

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

/** @type {{ module: typeof import('../anvil/supervisor.ts') }} */
const { module: supervisors } = await runnerImport('./anvil/supervisor.ts')
const supervisor = supervisors.createSupervisor()
/** @type {{ module: typeof import('../anvil/chainList.ts') }} */
const { module: chains } = await runnerImport('./anvil/chainList.ts')
const ids = chains.chainList.map(({ id }) => id)
await Promise.all(ids.map((id) => supervisor.open('bench', id)))
/** @type {number[]} */
const resets = []
for (let round = 0; round < 10; round += 1) {
  // Leaves the pool the time that a scenario would leave it.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  const from = performance.now()
  await supervisor.reset('bench')
  resets.push(performance.now() - from)
}
await supervisor.close()
resets.sort((a, b) => a - b)
const typical = resets[Math.floor(resets.length / 2)] ?? 0
say(
  `chains: all four back to genesis with their contracts, median of ${resets.length}`,
  `${typical.toFixed(0)} ms`,
)
say(`chains: the slowest of them`, `${Math.max(...resets).toFixed(0)} ms`)

await scrollBench(root, say)

// `runnerImport` above has left this at development, with which the package would be built heavier than it is.
process.env.NODE_ENV = 'production'
const present = entryPoints.filter(({ source }) => existsSync(join(root, source)))
const chunks = await buildPackage({ root, outDir: join(root, 'dist/bench'), entryPoints: present })
const graph = graphOf(chunks, root)
for (const budget of budgets) {
  say(`size: ${budget.name}, gzip`, `${(spent(graph, budget) / 1000).toFixed(1)} kB`)
}
