import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { browserWorkers } from './browserWorkers.mjs'
import { countReplay, countReport } from './countReport.mjs'
import { describeChromium, obtainChromium } from './obtainChromium.mjs'
import { longestRun, runCommand } from './runCommand.mjs'
import { replayedTests, timeTable } from './testTimes.mjs'

/** The folder of the scenarios as files, which `scripts/bundle.mjs` writes. */
export const scenarioFolder = 'dist/scenarios'

/** The command, which `scripts/bundle.mjs` builds. */
export const command = 'dist/node/foyerkit.js'

/** The workbench that `npm start` and `npm run dev` serve, for the links of failures. */
const workbench = 'http://localhost:5173'

/**
 * The arguments of `npx foyerkit replay` for the options of the test command.
 *
 * @param {import('./stages.mjs').Options} options
 * @param {{ json: string, paths?: readonly string[] }} files the file for the results; the scenarios to replay, all if absent
 */
export function replayArguments(
  { repeat, compare, workers, tags, ...options },
  { json, paths = [scenarioFolder] },
) {
  const { grep, shard, slow, report, history = 'reports/replay-history.json' } = options
  const folder = shard === undefined ? 'reports/replay' : 'reports/shards'
  return [
    'replay',
    ...paths,
    '--strict',
    `--json=${json}`,
    `--history=${history}`,
    `--workbench=${workbench}`,
    `--workers=${workers ?? browserWorkers()}`,
    // One timeline alone has nothing to differ from.
    `--repeat=${Math.max(repeat, compare ? 2 : 1)}`,
    ...tags.map((tag) => `--tag=${tag}`),
    ...(grep === undefined ? [] : [`--grep=${grep}`]),
    ...(shard === undefined ? [] : [`--shard=${shard}`]),
    ...(slow === undefined ? [] : [`--slow=${slow}`]),
    ...(report ? [`--report=${folder}`] : []),
  ]
}

/**
 * Replays the scenarios with `npx foyerkit replay`, as a host replays its own.
 *
 * @type {import('./stages.mjs').Stage['run']}
 */
export async function replayScenarios({ root, say, options }) {
  const browser = await obtainChromium(say)
  say(describeChromium(browser))
  const json = join('reports', 'replay.json')
  const file = join(root, json)
  rmSync(file, { force: true })
  const { code } = await runCommand(
    process.execPath,
    [command, ...replayArguments(options, { json })],
    {
      cwd: root,
      show: true,
      timeoutMs: longestRun * options.repeat,
      env: { FOYER_CHROMIUM: browser.path },
    },
  )
  return countReport(file, code, (results, exitCode) => {
    const tests = replayedTests(results, (name) =>
      JSON.parse(readFileSync(join(root, name), 'utf8')),
    )
    for (const line of timeTable(tests)) say(line)
    return countReplay(results, exitCode)
  })
}
