import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { countPlaywright, countReport, countVitest } from './countReport.mjs'
import { findOtherBrowsers, leftOutLines } from './findOtherBrowsers.mjs'
import { freePort } from './freePort.mjs'
import { installed } from './installed.mjs'
import { nodeVersionProblem } from './nodeVersion.mjs'
import { describeChromium, obtainChromium } from './obtainChromium.mjs'
import { replayScenarios } from './replayScenarios.mjs'
import { longestRun, runCommand } from './runCommand.mjs'
import { runTool } from './runTool.mjs'
import { fileTable, playwrightFiles, testsOf, timeTable, vitestFiles } from './testTimes.mjs'

/** @typedef {import('./countReport.mjs').Counts} Counts */
/**
 * @typedef {object} Options the options of the command line
 * @property {number} repeat
 * @property {string | undefined} [grep]
 * @property {number | undefined} [workers]
 * @property {boolean} compare plays each scenario or random run at least twice, and compares the plays
 * @property {string | undefined} [runs] number of random runs
 * @property {string | undefined} [seed] the seed of the random runs
 * @property {readonly string[]} tags of the scenarios that are replayed; all if empty
 * @property {string | undefined} [shard] the part of the scenarios that is replayed, such as `2/5`
 * @property {string | undefined} [history] file with the times of earlier replays
 * @property {boolean} report whether replay writes Playwright's report
 * @property {number | undefined} [slow] factor by which the pages' processor is slowed down
 */
/**
 * @typedef {object} Run the arguments of a stage
 * @property {string} root the folder of the repository
 * @property {(line: string) => void} say prints a line while the stage runs
 * @property {Options} options
 */
/**
 * @typedef {object} Stage
 * @property {string} id
 * @property {'static' | 'tests' | 'pages'} group
 * @property {string} what one line that describes the stage
 * @property {readonly string[]} [needs] ids of stages whose output this stage uses
 * @property {true} [onRequest] runs only when it is named
 * @property {true} [beside] uses one core: runs beside the stages of its group that follow
 * @property {(run: Run) => Promise<Counts>} run
 */

const ONE_PASSED = { passed: 1, failed: 0, skipped: 0 }
const NOTHING_RUN = { passed: 0, failed: 0, skipped: 0 }
const ONE_FAILED = { passed: 0, failed: 1, skipped: 0 }

/**
 * A stage that one program decides by its exit code; its output is shown only when it fails.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ show?: boolean, advice?: string }} [options] `advice` is printed when it fails
 * @returns {Stage['run']}
 */
function program(command, args, { show = false, advice } = {}) {
  return async ({ root, say }) => {
    const { code, output } = await runCommand(command, args, { cwd: root, show })
    if (code === 0) return ONE_PASSED
    if (!show) say(output.trimEnd())
    if (advice !== undefined) say(advice)
    return ONE_FAILED
  }
}

/**
 * @param {string} name of an installed tool
 * @param {readonly string[]} args
 * @param {Parameters<typeof program>[2]} [options]
 */
const tool = (name, args, options) => program(process.execPath, [installed(name), ...args], options)

/**
 * @param {readonly string[]} args
 */
const script = (...args) => program(process.execPath, args, { show: true })

/**
 * @param {string} id
 * @param {readonly string[]} args which files
 * @returns {Stage['run']}
 */
function vitest(id, args) {
  return async ({ root, say, options }) => {
    const report = join(root, 'reports', `${id}.json`)
    rmSync(report, { force: true })
    const grep = options.grep === undefined ? [] : ['-t', options.grep]
    const { code } = await runTool(
      'vitest',
      [
        'run',
        ...args,
        ...grep,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { cwd: root, show: true },
    )
    const counts = countReport(report, code, countVitest)
    if (existsSync(report)) fileTable(vitestFiles(readReport(report), root)).forEach(say)
    return counts
  }
}

/**
 * @param {string} project of playwright.config.ts
 * @returns {Stage['run']}
 */
function playwright(project) {
  return async ({ root, say, options }) => {
    const browser = await obtainChromium(say)
    say(describeChromium(browser))
    const report = join(root, 'reports', `${project}.json`)
    rmSync(report, { force: true })
    const args = ['test', `--project=${project}`]
    // One timeline alone has nothing to differ from.
    const repeat = Math.max(options.repeat, options.compare ? 2 : 1)
    // A recording is made once and played that often, and so is a random run whose plays are compared.
    const isOneTest = project === 'recordings' || (project === 'monkey' && options.compare)
    if (repeat > 1 && !isOneTest) args.push(`--repeat-each=${repeat}`)
    if (options.grep !== undefined) args.push('--grep', options.grep)
    if (options.workers !== undefined) args.push(`--workers=${options.workers}`)
    const { code } = await runTool('playwright', args, {
      cwd: root,
      show: true,
      timeoutMs: longestRun * repeat * (1 + Math.floor(Number(options.runs ?? 0) / 20)),
      env: {
        FOYER_CHROMIUM: browser.path,
        FOYER_PORT: String(await freePort()),
        FOYER_REPORT: report,
        ...(isOneTest ? { FOYER_PLAYS: String(repeat) } : {}),
        ...(options.runs === undefined ? {} : { FOYER_MONKEY_RUNS: options.runs }),
        ...(options.seed === undefined ? {} : { FOYER_MONKEY_SEED: options.seed }),
        ...(options.slow === undefined ? {} : { FOYER_SLOW: String(options.slow) }),
      },
    })
    const counts = countReport(report, code, countPlaywright)
    if (existsSync(report)) {
      const times = readReport(report)
      for (const line of [...timeTable(testsOf(times)), ...fileTable(playwrightFiles(times))]) {
        say(line)
      }
    }
    return counts
  }
}

/**
 * @param {string} file that a test runner's JSON reporter wrote
 * @returns {any}
 */
function readReport(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * Says which engines this machine lacks, in the output and in the table at the end.
 *
 * @type {Stage['run']}
 */
async function otherBrowsers(run) {
  const found = findOtherBrowsers()
  const leftOut = leftOutLines(found)
  for (const line of leftOut) run.say(line)
  const counts = found.length > 0 ? await playwright('otherBrowsers')(run) : NOTHING_RUN
  return leftOut.length > 0 ? { ...counts, note: leftOut.join('; ') } : counts
}

/** Everything the test command does, in order. @type {readonly Stage[]} */
export const stages = [
  {
    id: 'node',
    group: 'static',
    what: 'the Node that runs this is recent enough',
    run: async ({ say }) => {
      const problem = nodeVersionProblem(process.versions.node)
      if (problem === undefined) return ONE_PASSED
      say(problem)
      return ONE_FAILED
    },
  },
  {
    id: 'format',
    group: 'static',
    what: 'files are formatted',
    beside: true,
    run: tool(
      'prettier',
      '--check --log-level=warn --cache --cache-location=.cache/prettier .'.split(' '),
      { advice: 'Run npm run format, which formats these files.' },
    ),
  },
  {
    id: 'lint',
    group: 'static',
    what: 'no lint finding',
    run: tool('oxlint', ['--deny-warnings']),
  },
  { id: 'types', group: 'static', what: 'types hold', run: tool('tsc', ['--noEmit', '-p', '.']) },
  {
    id: 'architecture',
    group: 'static',
    what: 'imports point one way; time, randomness and state come from outside',
    run: vitest('architecture', ['--project=architecture']),
  },
  { id: 'unused', group: 'static', what: 'no unused code', run: tool('knip', ['--no-progress']) },
  {
    id: 'licences',
    group: 'static',
    what: 'every installed package carries an open-source licence text',
    run: script('scripts/licences.mjs'),
  },
  {
    id: 'unit',
    group: 'tests',
    what: 'unit and contract tests',
    run: vitest('unit', ['--project=shared', '--project=alone']),
  },
  {
    id: 'build',
    group: 'tests',
    what: 'the production build and its guards',
    run: script('scripts/build.mjs'),
  },
  {
    id: 'bundle',
    group: 'pages',
    what: 'the workbench, the command and the files of the scenarios are built',
    run: program(process.execPath, ['scripts/bundle.mjs']),
  },
  {
    id: 'replay',
    group: 'pages',
    what: 'every scenario, replayed in Chromium',
    needs: ['bundle'],
    run: replayScenarios,
  },
  {
    id: 'monkey',
    group: 'pages',
    what: 'random actions, faults and time, decided by a seed',
    needs: ['bundle'],
    run: playwright('monkey'),
  },
  {
    id: 'browser',
    group: 'pages',
    what: 'the workbench, the command, and the production build on host pages',
    needs: ['build', 'bundle'],
    run: playwright('browser'),
  },
  {
    id: 'otherBrowsers',
    group: 'pages',
    what: 'every view in the Firefox and WebKit of this machine, where it has them',
    needs: ['build', 'bundle'],
    run: otherBrowsers,
  },
  {
    id: 'recordings',
    group: 'pages',
    what: 'flows recorded by hand, each recording replayed --repeat times at every speed',
    needs: ['build', 'bundle'],
    onRequest: true,
    run: playwright('recordings'),
  },
  {
    id: 'player',
    group: 'pages',
    what: 'every scenario, played by the workbench itself',
    needs: ['bundle'],
    onRequest: true,
    run: playwright('player'),
  },
]
