import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { freePort } from '../../freePort.mjs'
import { runTool } from '../../runTool.mjs'
import { openingTitle, testsOf, timeOf } from '../../testTimes.mjs'
import { lineOf, summarize } from '../summary.mjs'
import { followProcessorTime } from './processorTime.mjs'

/** @typedef {import('../benchParts.mjs').Bench} Bench */

/** Every so many scenarios one is played. */
const stride = 20

/** Enough scenarios to start both workers. */
const few = 2

/**
 * Replays a sample of the scenarios as `npm run replay` does. Prints the time of one scenario, the time that all
 * scenarios would take at that rate, and the processor time: user and system time of Node, the local chains and the
 * browser. A second replay of only two of them separates the processor time of a scenario from that of starting and
 * ending.
 *
 * @param {Bench} bench
 */
export async function suiteBench({ root, rounds, say }) {
  /** @type {{ module: typeof import('../../../../src/scenarios/index.ts') }} */
  const { module } = await runnerImport('./src/scenarios/index.ts')
  const sample = module.scenarios.filter((_, index) => index % stride === 0)
  /** @type {{ scenario: number[], before: number[], all: number[], processor: number[], start: number[] }} */
  const measured = { scenario: [], before: [], all: [], processor: [], start: [] }
  for (let round = 0; round < rounds; round += 1) {
    const { tests, seconds } = await replay(root, sample)
    const start = await replay(root, sample.slice(0, few))
    const times = tests.map(({ ms }) => ms)
    measured.scenario.push(summarize(times).median)
    measured.before.push(summarize(tests.map((one) => timeOf(one, openingTitle))).median)
    const workers = new Set(tests.map(({ worker }) => worker)).size
    const sum = times.reduce((total, ms) => total + ms, 0)
    measured.all.push(((sum / tests.length) * module.scenarios.length) / workers / 1_000)
    if (seconds === undefined || start.seconds === undefined) continue
    const each = (seconds - start.seconds) / (sample.length - few)
    measured.processor.push(each * 1_000)
    measured.start.push(start.seconds - few * each)
  }
  const of = `${sample.length} of ${module.scenarios.length} scenarios`
  say(lineOf(`suite: the middle one of ${of}`, summarize(measured.scenario), 'ms'))
  say(lineOf(`suite: of that before its first step`, summarize(measured.before), 'ms'))
  say(lineOf(`suite: all scenarios at that rate`, summarize(measured.all), 's'))
  if (measured.processor.length === 0) {
    say('suite: the processor time is measured on Linux only')
    return
  }
  say(lineOf(`suite: processor time of one scenario`, summarize(measured.processor), 'ms'))
  say(lineOf(`suite: processor time of starting and ending`, summarize(measured.start), 's'))
}

/**
 * Replays scenarios in a Playwright of its own, and returns its tests and the processor time in seconds, if the system tells.
 *
 * @param {string} root
 * @param {readonly { title: string }[]} scenarios
 */
async function replay(root, scenarios) {
  const titles = scenarios.map(({ title }) => title.replaceAll(/[^\w ]/g, '.')).join('|')
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  const report = join(folder, 'report.json')
  const processor = followProcessorTime()
  try {
    const { code, output } = await runTool(
      'playwright',
      ['test', '--project=replay', '--grep', `spec.ts (${titles})( @|$)`],
      {
        cwd: root,
        env: { FOYER_PORT: String(await freePort()), FOYER_REPORT: report },
      },
    )
    if (code !== 0) throw new Error(`Failed to replay the sample: ${output}`)
    return { tests: testsOf(JSON.parse(readFileSync(report, 'utf8'))), seconds: processor.stop() }
  } finally {
    processor.stop()
    rmSync(folder, { recursive: true })
  }
}
