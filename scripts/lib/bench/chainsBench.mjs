import { runnerImport } from 'vite'
import { lineOf, summarize } from './summary.mjs'

/**
 * How long the local chains take to go back to genesis.
 *
 * @param {import('./benchParts.mjs').Bench} bench
 */
export async function chainsBench({ rounds, say }) {
  /** @type {{ module: typeof import('../../../anvil/supervisor.ts') }} */
  const { module: supervisors } = await runnerImport('./anvil/supervisor.ts')
  /** @type {{ module: typeof import('../../../anvil/chainList.ts') }} */
  const { module: chains } = await runnerImport('./anvil/chainList.ts')
  const supervisor = supervisors.createSupervisor()
  /** @type {number[]} */
  const measured = []
  try {
    await Promise.all(chains.chainList.map(({ id }) => supervisor.open('bench', id)))
    for (let round = 0; round < rounds; round += 1) {
      // Leaves the pool the time that a scenario would leave it.
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      const from = performance.now()
      await supervisor.reset('bench')
      measured.push(performance.now() - from)
    }
  } finally {
    await supervisor.close()
  }
  say(lineOf('chains: all back to genesis with their contracts', summarize(measured), 'ms'))
}
