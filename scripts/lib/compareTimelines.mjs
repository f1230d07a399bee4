import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {import('./countReport.mjs').Counts} Counts */

/** Lines shown before the first difference. */
const context = 4
/** Characters shown of a line, beginning shortly before the place where the two differ. */
const width = 300

/**
 * Compares the timelines of all runs of each scenario with the first run and prints the first difference.
 *
 * @param {string} folder with one folder per scenario, in which each run has a file
 * @param {(line: string) => void} say
 * @returns {Counts} one per scenario
 */
export function compareTimelines(folder, say) {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  const scenarios = existsSync(folder) ? readdirSync(folder).toSorted() : []
  for (const scenario of scenarios) {
    const runs = readdirSync(join(folder, scenario))
      .toSorted((a, b) => Number.parseInt(a) - Number.parseInt(b))
      .map((name) => ({ name, lines: linesOf(join(folder, scenario, name)) }))
    const found = differenceBetween(runs)
    if (found === undefined && runs.length > 1) {
      counts.passed += 1
      continue
    }
    counts.failed += 1
    say(`The timelines of ${scenario} differ: ${found ?? 'there is only one run to compare.'}`)
  }
  say(`${counts.passed} of ${scenarios.length} scenarios gave the same timeline in every run.`)
  if (scenarios.length === 0) counts.failed += 1
  return counts
}

/**
 * @param {readonly { name: string, lines: readonly string[] }[]} runs
 * @returns {string | undefined} what differs first, in the earliest run that differs from the first one
 */
export function differenceBetween(runs) {
  const [first, ...others] = runs
  if (first === undefined) return undefined
  for (const other of others) {
    const length = Math.max(first.lines.length, other.lines.length)
    for (let index = 0; index < length; index += 1) {
      const [one, two] = [first.lines[index], other.lines[index]]
      if (one === two) continue
      const before = first.lines.slice(Math.max(0, index - context), index)
      return [
        `line ${index + 1}, after`,
        ...before.map((line) => `      ${shorten(line, 0)}`),
        `  ${first.name}: ${shownBeside(one, two)}`,
        `  ${other.name}: ${shownBeside(two, one)}`,
      ].join('\n')
    }
  }
  return undefined
}

/**
 * @param {string | undefined} line
 * @param {string | undefined} other
 */
function shownBeside(line, other) {
  if (line === undefined) return '(the timeline ends here)'
  let same = 0
  while (other !== undefined && same < line.length && line[same] === other[same]) same += 1
  return shorten(line, Math.max(0, same - width / 3))
}

/**
 * @param {string} line
 * @param {number} from the first character that has to be seen
 */
function shorten(line, from) {
  const head = from > 60 ? `${line.slice(0, 60)} … ` : ''
  const start = from > 60 ? from : 0
  const tail = start + width < line.length ? ' …' : ''
  return `${head}${line.slice(start, start + width)}${tail}`
}

/**
 * @param {string} path
 */
function linesOf(path) {
  return readFileSync(path, 'utf8').split('\n')
}
