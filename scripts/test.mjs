// The test command: every stage in order, and `N passed, N failed` at the end.
//
//   npm test                          everything
//   npm run check                     the fast, static stages
//   npm test -- --only unit,replay    some stages (and what they need)
//   npm run replay -- --repeat 10     scenario replay, ten times over: every play of a scenario must give the same timeline
//   npm run replay -- --tag swap --report   the scenarios with a tag, with Playwright's report in reports/replay
//   npm run replay -- --shard 2/5 --report  one of five parts; npm run replay:merge merges their reports
//   npm run replay -- --slow 4        with the processor throttled four times; with --repeat every second play
//   npm test -- --only recordings --repeat 10 --slow 4   each recorded flow ten times at full speed, and ten times slower
//   npm run monkey -- --runs 300 --seed 1   random runs; the same seed plays the same
//   npm test -- --only player         every scenario in the workbench's own player, ten minutes
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeVersionProblem } from './lib/nodeVersion.mjs'
import { nearestOf } from '../src/backends/port/nearestOf.mjs'
import { readOptionsOrExit } from './lib/readOptionsOrExit.mjs'

// npm cannot end it when it is killed itself. Started without npm, it may outlive its shell.
if (process.env.npm_lifecycle_event !== undefined) await import('./lib/endWithParent.mjs')

const tooOld = nodeVersionProblem(process.versions.node)
if (tooOld !== undefined) {
  console.error(tooOld)
  process.exit(1)
}

// Loaded only now, because its tools need that Node.
const { stages } = await import('./lib/stages.mjs')
const { lastLine } = await import('./lib/countReport.mjs')

/** @typedef {import('./lib/countReport.mjs').Counts} Counts */
/** @typedef {{ id: string, seconds: number, counts: Counts }} Result */

if (process.argv.includes('--screens')) {
  console.error(
    'npm run replay takes no screens, because the scenarios of Foyer have no accepted ones. npm run build, then node dist/node/foyerkit.js replay <files> --screens, takes those of scenarios in files.',
  )
  process.exit(1)
}

const { values } = readOptionsOrExit(
  'test',
  {
    only: { type: 'string' },
    repeat: { type: 'string', default: '1' },
    compare: { type: 'boolean', default: false },
    slow: { type: 'string' },
    grep: { type: 'string', short: 'g' },
    tag: { type: 'string', multiple: true, default: [] },
    shard: { type: 'string' },
    report: { type: 'boolean', default: false },
    history: { type: 'string' },
    workers: { type: 'string' },
    runs: { type: 'string' },
    seed: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
  {
    only: 'these stages or groups, and what they need: unit,replay; --list prints all',
    repeat: 'plays each scenario or recording that often; 1 without it',
    compare:
      'plays each scenario or random run at least twice, and prints where their timelines differ first',
    slow: 'throttles the CPU that many times; with --repeat or --compare, only every second play',
    grep: 'only scenarios or tests with this regular expression in their title',
    tag: 'only scenarios with this tag; may be repeated',
    shard: 'only one part of the scenarios, such as 2/5',
    report:
      'writes an HTML report of the scenarios to reports/replay, or that of a shard to reports/shards',
    history: 'the file with the times of earlier runs, by which shards are cut',
    workers: 'plays that many scenarios side by side',
    runs: 'number of random runs of monkey',
    seed: 'another seed of monkey plays other runs, and the same seed the same ones',
    list: 'prints all stages',
  },
)

if (values.list) {
  for (const { id, group, what } of stages) {
    console.log(`${id.padEnd(13)} ${group.padEnd(8)} ${what}`)
  }
  process.exit(0)
}

/**
 * The stages that were asked for by id or group, with those whose product they use.
 *
 * @param {string | undefined} only
 */
function chosen(only) {
  if (only === undefined) return stages.filter(({ onRequest }) => onRequest !== true)
  const names = new Set(only.split(',').map((name) => name.trim()))
  for (const name of names) {
    if (!stages.some(({ id, group }) => id === name || group === name)) {
      const ids = stages.map(({ id }) => id)
      const nearest = nearestOf(name, ids)
      console.error(
        nearest === undefined
          ? `There is no stage "${name}". The stages are ${ids.join(', ')}.`
          : `There is no stage "${name}"; the nearest is ${nearest}.`,
      )
      process.exit(2)
    }
  }
  const wanted = new Set(
    stages
      .filter(
        (stage) => names.has(stage.id) || (names.has(stage.group) && stage.onRequest !== true),
      )
      .flatMap(({ id, needs = [] }) => [...needs, id]),
  )
  return stages.filter(({ id }) => wanted.has(id))
}

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
mkdirSync('reports', { recursive: true })

/** @type {Result[]} */
const results = []
const running = chosen(values.only)
for (const name of /** @type {const} */ (['repeat', 'slow', 'workers', 'runs', 'seed'])) {
  const value = values[name]
  const least = name === 'seed' ? 0 : 1
  if (value === undefined || Number(value) >= least) continue
  console.error(`--${name} needs a number from ${least}, and "${value}" is none.`)
  process.exit(1)
}
const options = {
  repeat: Number(values.repeat),
  compare: values.compare,
  slow: values.slow === undefined ? undefined : Number(values.slow),
  runs: values.runs,
  seed: values.seed,
  grep: values.grep,
  tags: values.tag,
  shard: values.shard,
  report: values.report,
  history: values.history,
  workers: values.workers === undefined ? undefined : Number(values.workers),
}
const began = performance.now()

/**
 * @param {import('./lib/stages.mjs').Stage} stage
 * @returns {Promise<Counts>}
 */
async function runStage(stage) {
  const missing = (stage.needs ?? []).find((need) =>
    results.some(({ id, counts }) => id === need && counts.failed > 0),
  )
  if (missing !== undefined) {
    return { passed: 0, failed: 1, skipped: 0, note: `not run, because ${missing} failed` }
  }
  try {
    return await stage.run({ root, options, say: (line) => console.log(line) })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

/**
 * Runs a stage and prints how it ended. Prints now and then that the stage is still running.
 *
 * @param {import('./lib/stages.mjs').Stage} stage
 * @param {Result} result filled in
 */
async function report(stage, result) {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  const alive = setInterval(() => {
    console.log(`  … ${stage.id} has been running for ${seconds().toFixed(0)} s`)
  }, 20_000)
  result.counts = await runStage(stage)
  clearInterval(alive)
  result.seconds = seconds()
  const name = stage.beside ? `${stage.id}: ` : ''
  console.log(
    `  ${name}${result.counts.failed > 0 ? 'FAILED' : 'ok'} (${result.seconds.toFixed(1)} s)`,
  )
  for (const line of failureLines(result)) console.log(line)
}

/** @param {Result} result */
function failureLines({ id, counts: { failures = [] } }) {
  return failures.map((line) => `  ✘ ${id}: ${line}`)
}

/** @type {{ group: string, end: Promise<void> }[]} */
let beside = []
for (const [index, stage] of running.entries()) {
  if (beside.some(({ group }) => group !== stage.group)) {
    await Promise.all(beside.map(({ end }) => end))
    beside = []
  }
  console.log(`\n[${index + 1}/${running.length}] ${stage.id}: ${stage.what}`)
  const result = { id: stage.id, seconds: 0, counts: { passed: 0, failed: 0, skipped: 0 } }
  results.push(result)
  const end = report(stage, result)
  if (stage.beside) beside.push({ group: stage.group, end })
  else await end
}
await Promise.all(beside.map(({ end }) => end))

const total = { passed: 0, failed: 0, skipped: 0 }
console.log(
  `\n${'stage'.padEnd(14)}${'time'.padStart(8)}${'passed'.padStart(8)}${'failed'.padStart(8)}`,
)
for (const { id, seconds, counts } of results) {
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped += counts.skipped
  console.log(
    `${id.padEnd(14)}${`${seconds.toFixed(1)} s`.padStart(8)}${String(counts.passed).padStart(8)}${String(counts.failed).padStart(8)}${counts.note === undefined ? '' : `  ${counts.note}`}`,
  )
}
console.log(`in ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
for (const line of results.flatMap(failureLines)) console.log(line)
process.exitCode = total.failed > 0 ? 1 : 0
console.log(lastLine(total))
