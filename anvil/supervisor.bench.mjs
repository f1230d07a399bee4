// Measures how long a local chain takes to start, to reset to genesis and to stop: `node
// anvil/supervisor.bench.mjs`.
import { performance } from 'node:perf_hooks'
import { runnerImport } from 'vite'

/** @type {{ module: typeof import('./supervisor.ts') }} */
const { module } = await runnerImport('./anvil/supervisor.ts')
const supervisor = module.createSupervisor()
/** @type {{ module: typeof import('./chainList.ts') }} */
const { module: chains } = await runnerImport('./anvil/chainList.ts')
const chainIds = chains.chainList.map(({ id }) => id)
/** @param {string} stage */
const openAll = (stage) => Promise.all(chainIds.map((id) => supervisor.open(stage, id)))

/**
 * @param {string} label
 * @param {number} times
 * @param {(round: number) => Promise<unknown>} act
 */
async function measure(label, times, act) {
  /** @type {number[]} */
  const took = []
  for (let round = 0; round < times; round += 1) {
    const from = performance.now()
    await act(round)
    took.push(performance.now() - from)
    // The pool gets the time that a scenario would leave it.
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  took.sort((a, b) => a - b)
  const [median, worst] = [Math.floor(times / 2), times - 1].map((at) => took[at]?.toFixed(0))
  console.log(`${label}: median ${median} ms, worst ${worst} ms of ${times}`)
}

await measure('first start of one chain', 1, () => supervisor.open('bench', 1))
await measure('first start of all four chains', 1, () => openAll('bench'))
await supervisor.open('one', 1)
await measure('back to genesis, one chain', 10, () => supervisor.reset('one'))
await measure('back to genesis, four chains', 10, () => supervisor.reset('bench'))
await measure('a new stage with four chains', 10, (round) => openAll(`stage-${round}`))
await measure('back to genesis at a new time, four chains', 5, (round) =>
  supervisor.reset('bench', 1_800_000_000 + round),
)
await measure('close', 1, () => supervisor.close())
