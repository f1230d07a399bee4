import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { specsOf } from './specsOf.mjs'

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string} [note] about the whole run
 * @property {readonly string[]} [failures] a line for each failed test, with the first line of its error that says anything
 */

/** @typedef {{ title: string, message?: string }} Failure */

/** Characters shown of why a test failed. */
const reasonLength = 200

/**
 * A runner that failed without a failed test (a crash, an error outside of any test) is itself a failure,
 * and so is one that found nothing to run.
 *
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
function withRunner(counts, exitCode) {
  if (counts.failed === 0 && exitCode !== 0) {
    return { ...counts, failed: 1, note: `the runner ended with code ${exitCode}` }
  }
  if (counts.passed + counts.failed === 0)
    return { ...counts, failed: 1, note: 'no test was found' }
  return counts
}

/**
 * Counts tests in what Vitest's JSON reporter wrote.
 *
 * @param {any} report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countVitest(report, exitCode) {
  // A file that cannot be loaded has no tests of its own to fail.
  const unloadable = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return withRunner(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloadable.length,
      skipped: report.numPendingTests + report.numTodoTests,
      ...failuresOf([
        ...report.testResults
          .flatMap((/** @type {any} */ { assertionResults }) => assertionResults)
          .filter((/** @type {any} */ { status }) => status === 'failed')
          .map((/** @type {any} */ { fullName, failureMessages }) => ({
            title: fullName,
            message: failureMessages[0],
          })),
        ...unloadable.map((/** @type {any} */ { name, message }) => ({ title: name, message })),
      ]),
    },
    exitCode,
  )
}

/**
 * Counts tests in what Playwright's JSON reporter wrote. A flaky test is a failed one.
 *
 * @param {any} report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countPlaywright(report, exitCode) {
  const { expected, unexpected, flaky, skipped } = report.stats
  return withRunner(
    {
      passed: expected,
      failed: unexpected + flaky + report.errors.length,
      skipped,
      ...failuresOf([
        ...specsOf(report).flatMap(({ title, tests }) =>
          tests
            .filter((/** @type {any} */ { status }) => ['unexpected', 'flaky'].includes(status))
            .map((/** @type {any} */ { results }) => ({
              title,
              message: results.find((/** @type {any} */ { error }) => error !== undefined)?.error
                .message,
            })),
        ),
        ...report.errors.map((/** @type {any} */ { message }) => ({
          title: 'outside of any test',
          message,
        })),
      ]),
    },
    exitCode,
  )
}

/**
 * Counts scenarios in what `npx foyerkit replay --json` wrote. An unstable one is a failed one.
 *
 * @param {any} results
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countReplay({ scenarios }, exitCode) {
  const failed = scenarios.filter((/** @type {any} */ { result }) => result !== 'passed')
  return withRunner(
    {
      passed: scenarios.length - failed.length,
      failed: failed.length,
      skipped: 0,
      ...failuresOf(
        failed.map((/** @type {any} */ { title, failures: [first], difference }) => ({
          title,
          message: difference ?? first?.message,
        })),
      ),
    },
    exitCode,
  )
}

/**
 * @param {readonly Failure[]} failures
 * @returns {Pick<Counts, 'failures'>}
 */
function failuresOf(failures) {
  if (failures.length === 0) return {}
  return {
    failures: failures.map(({ title, message = 'no reason is known' }) => {
      const lines = stripVTControlCharacters(message)
        .split('\n')
        .map((line) => line.trim())
      // Output of a program that is the message begins on the line after it.
      const reason = lines.find((line) => line !== '' && line !== 'Error:') ?? ''
      return `${title}: ${reason.slice(0, reasonLength)}`
    }),
  }
}

/**
 * Reads a runner's report and counts it.
 *
 * @param {string} file
 * @param {number} exitCode how the runner ended
 * @param {(report: any, exitCode: number) => Counts} count
 * @returns {Counts}
 */
export function countReport(file, exitCode, count) {
  if (!existsSync(file)) {
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      note: `the runner wrote no report (code ${exitCode})`,
    }
  }
  return count(JSON.parse(readFileSync(file, 'utf8')), exitCode)
}

/**
 * The last line of a test run.
 *
 * @param {Counts} counts
 * @returns {string}
 */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
