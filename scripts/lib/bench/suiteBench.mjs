import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { freePort } from '../freePort.mjs'
import { runTool } from '../runTool.mjs'
import { openingTitle, testsOf, timeOf } from '../testTimes.mjs'
import { lineOf, summarize } from './summary.mjs'

/** @typedef {import('./benchParts.mjs').Bench} Bench */

/** Every so many scenarios one is played. */
const stride = 20

/**
 * Replays a sample of the scenarios as `npm run replay` does: prints the time of one scenario, and the time that all scenarios would take at that rate.
 *
 * @param {Bench} bench
 */
export async function suiteBench({ root, rounds, say }) {
  /** @type {{ module: typeof import('../../../src/scenarios/index.ts') }} */
  const { module } = await runnerImport('./src/scenarios/index.ts')
  const sample = module.scenarios.filter((_, index) => index % stride === 0)
  const titles = sample.map(({ title }) => title.replaceAll(/[^\w ]/g, '.')).join('|')
  /** @type {{ scenario: number[], before: number[], all: number[] }} */
  const measured = { scenario: [], before: [], all: [] }
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  try {
    for (let round = 0; round < rounds; round += 1) {
      const report = join(folder, `${round}.json`)
      const { code, output } = await runTool(
        'playwright',
        ['test', '--project=replay', '--grep', `spec.ts (${titles})( @|$)`],
        {
          cwd: root,
          timeoutMs: 3_600_000,
          env: { FOYER_PORT: String(await freePort()), FOYER_REPORT: report },
        },
      )
      if (code !== 0) throw new Error(`Failed to replay the sample: ${output}`)
      const tests = testsOf(JSON.parse(readFileSync(report, 'utf8')))
      const times = tests.map(({ ms }) => ms)
      measured.scenario.push(summarize(times).median)
      measured.before.push(summarize(tests.map((one) => timeOf(one, openingTitle))).median)
      const workers = new Set(tests.map(({ worker }) => worker)).size
      const sum = times.reduce((total, ms) => total + ms, 0)
      measured.all.push(((sum / tests.length) * module.scenarios.length) / workers / 1_000)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  const of = `${sample.length} of ${module.scenarios.length} scenarios`
  say(lineOf(`suite: the middle one of ${of}`, summarize(measured.scenario), 'ms'))
  say(lineOf(`suite: of that before its first step`, summarize(measured.before), 'ms'))
  say(lineOf(`suite: all scenarios at that rate`, summarize(measured.all), 's'))
}
