import { relative } from 'node:path'
import { specsOf } from './specsOf.mjs'

/** @typedef {{ title: string, ms: number }} Timed */
/** @typedef {Timed & { file: string, steps: readonly Timed[] }} TimedTest */
/** @typedef {{ file: string, ms: number, tests: number }} TimedFile */

/** The step in which a replay opens its stage. */
const openingTitle = 'open the stage'

/** How many of the slowest tests are named. */
const named = 10

/** How many of the longest files are named. */
const namedFiles = 25

/**
 * Every run of every test in what Playwright's JSON reporter wrote, with its steps.
 *
 * @param {any} report
 * @returns {TimedTest[]}
 */
export function testsOf(report) {
  return specsOf(report).flatMap(({ title, file, tests }) =>
    tests.flatMap((/** @type {any} */ { results }) =>
      results.map((/** @type {any} */ { duration, steps = [] }) => ({
        title,
        file,
        ms: duration,
        steps: steps.map((/** @type {any} */ step) => ({ title: step.title, ms: step.duration })),
      })),
    ),
  )
}

/**
 * The first run of every scenario in what `npx foyerkit replay --json` wrote, with its steps.
 *
 * @param {{ scenarios: readonly import('../../src/command/suite/scenarioResult.ts').ScenarioResult[] }} results
 * @param {(name: string) => { steps: readonly any[] }} read the scenario of a name
 * @returns {TimedTest[]}
 */
export function replayedTests({ scenarios }, read) {
  return scenarios.map(({ name, title, ms, times }) => {
    const { steps } = read(name)
    const kinds = steps.map((step) => ('expect' in step ? `expect ${step.expect}` : step.do))
    return {
      title,
      file: name,
      ms,
      steps: [
        { title: openingTitle, ms: times?.open ?? 0 },
        ...(times?.steps ?? []).map((each, index) => ({ title: kinds[index] ?? '', ms: each })),
      ],
    }
  })
}

/**
 * How long the tests of each file occupied a worker, from what Playwright's JSON reporter wrote.
 *
 * @param {any} report
 * @returns {TimedFile[]}
 */
export function playwrightFiles(report) {
  const all = testsOf(report)
  return [...new Set(all.map(({ file }) => file))].map((file) => {
    const tests = all.filter((test) => test.file === file)
    return { file, ms: sumOf(tests), tests: tests.length }
  })
}

/**
 * How long the tests of each file occupied a worker, with their hooks, from what Vitest's JSON reporter wrote.
 *
 * @param {any} report
 * @param {string} root folder of the repository
 * @returns {TimedFile[]}
 */
export function vitestFiles(report, root) {
  return report.testResults.map((/** @type {any} */ { name, startTime, endTime, ...file }) => ({
    file: relative(root, name).replaceAll('\\', '/'),
    ms: endTime - startTime,
    tests: file.assertionResults.length,
  }))
}

/**
 * The files that occupied the workers longest, for the reader.
 *
 * @param {readonly TimedFile[]} files
 * @returns {string[]}
 */
export function fileTable(files) {
  if (files.length === 0) return []
  return [
    `The longest of ${files.length} files, ${seconds(sumOf(files)).trim()} of worker time in all:`,
    ...files
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, namedFiles)
      .map(({ file, ms, tests }) => `  ${seconds(ms)}  ${file}: ${tests} tests`),
  ]
}

/**
 * How long the steps of a kind took in a test, in ms.
 *
 * @param {TimedTest} test
 * @param {string} kind
 */
export function timeOf({ steps }, kind) {
  return sumOf(steps.filter(({ title }) => kindOf(title) === kind))
}

/**
 * The slowest tests, and what all of them spent their time on, for the reader. Empty where no test has steps.
 *
 * @param {readonly TimedTest[]} tests
 * @returns {string[]}
 */
export function timeTable(tests) {
  if (tests.every(({ steps }) => steps.length === 0)) return []
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, named)
  const all = sumOf(tests)
  const kinds = new Set(tests.flatMap(({ steps }) => steps.map(({ title }) => kindOf(title))))
  const spent = [...kinds]
    .map((kind) => ({
      kind,
      ms: tests.reduce((sum, test) => sum + timeOf(test, kind), 0),
      times: tests.flatMap(({ steps }) => steps.filter(({ title }) => kindOf(title) === kind))
        .length,
    }))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, named)
  return [
    `The slowest of ${tests.length} tests:`,
    ...slowest.map(({ title, ms }) => `  ${seconds(ms)}  ${title}`),
    `Where ${seconds(all).trim()} of test time went:`,
    ...spent.map(
      ({ kind, ms, times }) =>
        `  ${seconds(ms)}  ${`${((100 * ms) / all).toFixed(0)} %`.padStart(5)}  ${kind}: ${times} times, ${(ms / times).toFixed(0)} ms each`,
    ),
  ]
}

/**
 * `12. expect view` is of the kind `expect view`.
 *
 * @param {string} title
 */
function kindOf(title) {
  return title.replace(/^\d+\. /, '')
}

/** @param {readonly { ms: number }[]} timed */
function sumOf(timed) {
  return timed.reduce((sum, { ms }) => sum + ms, 0)
}

/** @param {number} ms */
function seconds(ms) {
  return `${(ms / 1_000).toFixed(1).padStart(6)} s`
}
