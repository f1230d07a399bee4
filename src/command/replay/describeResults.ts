import { join, relative } from 'node:path'
import { cellsPageName } from '../cells/cellsPage.ts'
import { describeCells } from '../cells/describeCells.ts'
import type { History } from '../history/history.ts'
import type { ReplayPlan } from '../suite/replayPlan.ts'
import type { ScenarioResult } from '../suite/scenarioResult.ts'

interface Told {
  readonly repeat: number
  readonly report: ReplayPlan['report']
  /** The history with these results; absent if none is kept. */
  readonly past: History | undefined
  /** Packages that this machine lacks, as sentences. They may be why a scenario failed. */
  readonly missing: readonly string[]
}

/** The lines that the command prints at the end of a suite: the unstable scenarios and since when they are unstable, the path of the report, what is not installed, and the counts. */
export function describeResults(
  results: readonly ScenarioResult[],
  { repeat, report, past, missing }: Told,
): readonly string[] {
  const unstable = results.flatMap((each) => unstableLines(each, past))
  const count = (wanted: ScenarioResult['result']) =>
    results.filter(({ result }) => result === wanted).length
  const isEachSame = repeat > 1 && count('unstable') === 0
  const counts = [`${count('passed')} passed`, `${count('failed')} failed`]
  if (count('unstable') > 0) counts.push(`${count('unstable')} unstable`)
  if (count('skipped') > 0) counts.push(`${count('skipped')} skipped`)
  return [
    ...describeCells(results),
    ...(isEachSame ? ['', `All ${repeat} plays of each scenario are identical.`] : []),
    ...(unstable.length > 0 ? ['', 'Unstable:', ...unstable] : []),
    ...reportLines(report, results),
    ...(count('failed') > 0 && missing.length > 0 ? ['', ...missing] : []),
    '',
    counts.join(', '),
  ]
}

function unstableLines(
  { name, title, result, difference }: ScenarioResult,
  past: History | undefined,
): readonly string[] {
  const { unstableSince, cells = {} } = past?.scenarios[name] ?? {}
  const [since] = [unstableSince, ...Object.values(cells).map((cell) => cell.unstableSince)]
    .filter((at) => at !== undefined)
    .toSorted()
  if (result !== 'unstable' && since === undefined) return []
  const when = since === undefined ? '' : `, since ${since.slice(0, 10)}`
  const words = difference ?? 'An earlier run of the same scenario had another outcome or timeline.'
  return [`  ${title} (${name})${when}`, `    ${words}`]
}

function reportLines(
  report: ReplayPlan['report'],
  results: readonly ScenarioResult[],
): readonly string[] {
  if (report === undefined) return []
  const path = relative(process.cwd(), report.path)
  const hasCells = results.some(({ cells }) => cells !== undefined)
  const table = hasCells ? [`The table of cells is ${join(path, cellsPageName)}`] : []
  return report.kind === 'html'
    ? ['', `Open the report with npx playwright show-report ${path}`, ...table]
    : ['', `Saved ${path}. When all shards are in one folder: npx foyerkit merge <folder>`]
}
