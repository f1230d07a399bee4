import type { RunRow } from './runs.ts'
import './matrixDialog.css'

/** The results of a matrix at a glance: a row for each scenario, and a column for each cell. Nothing if a run has no cells. */
export function CellGrid({ rows }: { readonly rows: readonly RunRow[] }) {
  const names = [...new Set(rows.flatMap(({ cell }) => cell?.name ?? []))]
  if (names.length === 0) return null
  const scenarios = new Map(rows.map(({ scenario, title }) => [scenario, title]))
  const byKey = new Map(rows.map((row) => [`${row.scenario} ${row.cell?.name}`, row]))
  return (
    <div className="wb-cell-grid" role="group" tabIndex={0} aria-label="Results by cell">
      <table aria-label="Scenarios and cells">
        <thead>
          <tr>
            <th scope="col">Scenario</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...scenarios].map(([scenario, title]) => (
            <tr key={scenario}>
              <th scope="row" title={title}>
                {title}
              </th>
              {names.map((name) => (
                <CellMark key={name} row={byKey.get(`${scenario} ${name}`)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const marks = {
  waiting: '·',
  running: '●',
  passed: '✓',
  failed: '✗',
  stopped: '■',
  skipped: '–',
}

function CellMark({ row }: { readonly row: RunRow | undefined }) {
  if (!row) return <td aria-label="Not played" />
  return (
    <td data-result={row.result} title={row.message ?? row.result}>
      <span aria-hidden="true">{marks[row.result]}</span>
      <span className="wb-unseen">{row.result}</span>
    </td>
  )
}
