import type { CellResult, ScenarioResult } from '../suite/scenarioResult.ts'
import { countWords } from '../options/countWords.ts'
import { resultsWithCells } from './resultsWithCells.ts'
import { summarizeCells } from './summarizeCells.ts'

/** The lines that the command prints about the cells of each scenario: what failed where, and where it was not played. Empty without a matrix. */
export function describeCells(results: readonly ScenarioResult[]): readonly string[] {
  const withCells = resultsWithCells(results)
  if (withCells.length === 0) return []
  const plays = withCells.flatMap(({ cells }) => cells)
  return ['', ...withCells.flatMap(linesOf), '', countsOf(plays)]
}

function linesOf({ name, title, cells = [] }: ScenarioResult): readonly string[] {
  const played = cells.filter(({ result }) => result !== 'skipped')
  const where = (result: CellResult['result'], all = played) =>
    summarizeCells(
      cells.filter((cell) => cell.result === result).map(({ parts }) => parts),
      all.map(({ parts }) => parts),
    )
  const count = (result: CellResult['result']) =>
    cells.filter((cell) => cell.result === result).length
  const mark = played.length === 0 ? '–' : count('passed') === played.length ? '✓' : '✗'
  const reasons = [...new Set(cells.flatMap(({ because }) => because ?? []))]
  return [
    `  ${mark} ${title} (${name}): ${count('passed')} of ${countWords(played.length, 'cell')}`,
    ...(['failed', 'unstable'] as const).flatMap((result) =>
      count(result) === 0 ? [] : [`      ${result} in ${where(result)}`],
    ),
    ...reasons.map((because) => {
      const skipped = cells.filter((cell) => cell.because === because).map(({ parts }) => parts)
      const all = cells.map(({ parts }) => parts)
      return `      not played in ${summarizeCells(skipped, all)}: ${because}`
    }),
  ]
}

/** The number of plays with each result: `Of 24 plays, 20 passed and 4 failed`. */
function countsOf(cells: readonly CellResult[]): string {
  const results = ['passed', 'failed', 'unstable', 'skipped'] as const
  const parts = results.flatMap((wanted) => {
    const count = cells.filter(({ result }) => result === wanted).length
    return count === 0 && wanted !== 'passed' ? [] : [`${count} ${wanted}`]
  })
  return `${countWords(cells.length, 'cell')} of all scenarios: ${parts.join(', ')}`
}
