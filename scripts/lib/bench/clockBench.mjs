import { runnerImport } from 'vite'
import { lineOf, summarize } from './summary.mjs'

/**
 * How fast the virtual clock runs.
 *
 * @param {import('./benchParts.mjs').Bench} bench
 */
export async function clockBench({ rounds, say }) {
  /** @type {{ module: typeof import('../../../src/backends/mock/clock/virtualClock.ts') }} */
  const { module: clocks } = await runnerImport('./src/backends/mock/clock/virtualClock.ts')
  /** @type {{ module: typeof import('../../../src/backends/real/browser/systemClock.ts') }} */
  const { module: system } = await runnerImport('./src/backends/real/browser/systemClock.ts')
  /** @type {number[]} */
  const measured = []
  let [ticks, polls] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const clock = clocks.createVirtualClock({ startedAt: 0, platform: system.createSystemClock() })
    ;[ticks, polls] = [0, 0]
    clock.every('bench.tick', 1_000, () => void (ticks += 1))
    clock.every('bench.poll', 5_000, () => void (polls += 1))
    const from = performance.now()
    await clock.run(20 * 60_000)
    measured.push(performance.now() - from)
  }
  say(lineOf(`clock: run 20 min, ${ticks} ticks and ${polls} polls`, summarize(measured), 'ms'))
}
