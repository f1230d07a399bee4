import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command, replayArguments, scenarioFolder } from '../../replayScenarios.mjs'
import { runCommand } from '../../runCommand.mjs'
import { lineOf, summarize } from '../summary.mjs'
import { followProcessorTime } from './processorTime.mjs'

/** @typedef {import('../benchParts.mjs').Bench} Bench */

/** Every so many scenarios one is played. */
const stride = 20

/** Enough scenarios to start both workers. */
const few = 2

/** How many scenarios are replayed side by side. */
const workers = 2

/**
 * Replays a sample of the scenarios as `npm run replay` does. Prints the time of one scenario, the time that all
 * scenarios would take at that rate, and the processor time: user and system time of Node, the local chains and the
 * browser. A second replay of only two of them separates the processor time of a scenario from that of starting and
 * ending.
 *
 * @param {Bench} bench
 */
export async function suiteBench({ root, rounds, say }) {
  const built = await runCommand(process.execPath, ['scripts/bundle.mjs'], { cwd: root })
  if (built.code !== 0) throw new Error(`Failed to build the workbench: ${built.output}`)
  const files = readdirSync(join(root, scenarioFolder))
  const sample = files.filter((_, index) => index % stride === 0)
  /** @type {{ scenario: number[], before: number[], all: number[], processor: number[], start: number[] }} */
  const measured = { scenario: [], before: [], all: [], processor: [], start: [] }
  for (let round = 0; round < rounds; round += 1) {
    const { scenarios, seconds } = await replay(root, sample)
    const start = await replay(root, sample.slice(0, few))
    const times = scenarios.map(({ ms }) => ms)
    measured.scenario.push(summarize(times).median)
    measured.before.push(summarize(scenarios.map(({ times }) => times?.open ?? 0)).median)
    const sum = times.reduce((total, ms) => total + ms, 0)
    measured.all.push(((sum / sample.length) * files.length) / workers / 1_000)
    if (seconds === undefined || start.seconds === undefined) continue
    const each = (seconds - start.seconds) / (sample.length - few)
    measured.processor.push(each * 1_000)
    measured.start.push(start.seconds - few * each)
  }
  const of = `${sample.length} of ${files.length} scenarios`
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
 * Replays scenarios, and returns their results and the processor time in seconds, if the system tells.
 *
 * @param {string} root
 * @param {readonly string[]} names of their files
 */
async function replay(root, names) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  const json = join(folder, 'results.json')
  const processor = followProcessorTime()
  try {
    const files = names.map((name) => join(scenarioFolder, name))
    const history = join(folder, 'history.json')
    const options = { repeat: 1, compare: false, report: false, tags: [], workers, history }
    const { code, output } = await runCommand(
      process.execPath,
      [command, ...replayArguments(options, { paths: files, json })],
      { cwd: root },
    )
    if (code !== 0) throw new Error(`Failed to replay the sample: ${output}`)
    /** @type {{ scenarios: readonly import('../../../../src/command/suite/scenarioResult.ts').ScenarioResult[] }} */
    const { scenarios } = JSON.parse(readFileSync(json, 'utf8'))
    return { scenarios, seconds: processor.stop() }
  } finally {
    processor.stop()
    rmSync(folder, { recursive: true })
  }
}
