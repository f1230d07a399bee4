import type { CellResult, ScenarioResult } from '../suite/scenarioResult.ts'
import { resultsWithCells } from './resultsWithCells.ts'

/** Name of the page beside Playwright's report. */
export const cellsPageName = 'cells.html'

const marks: Readonly<Record<CellResult['result'], string>> = {
  passed: '✓',
  failed: '✗',
  unstable: '≠',
  skipped: '–',
}

const styles = `
:root { color-scheme: light dark; }
body { font: 14px/1.5 system-ui, sans-serif; margin: 24px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; }
caption { text-align: start; padding-block-end: 12px; }
th, td { border: 1px solid light-dark(#d0d7de, #3d444d); padding: 4px 8px; text-align: center; }
th:first-child { position: sticky; inset-inline-start: 0; min-inline-size: 200px; text-align: start; background: Canvas; }
th { font-weight: 600; }
td[data-result='passed'] { color: light-dark(#116329, #56d364); }
td[data-result='failed'], td[data-result='unstable'] { background: light-dark(#ffebe9, #5a1e1e); }
td a { color: inherit; }
`

/**
 * A page with the results of a matrix: a row for each scenario, and a column for each cell, which leads to its play in Playwright's report.
 * @returns `undefined` if the results have no cells
 */
export function cellsPage(results: readonly ScenarioResult[]): string | undefined {
  const rows = resultsWithCells(results)
  const columns = new Map(
    rows.flatMap(({ cells }) => cells.map(({ cell, parts }) => [cell, parts] as const)),
  )
  if (columns.size === 0) return undefined
  const names = [...columns.keys()].toSorted()
  const levels = Math.max(...[...columns.values()].map(({ length }) => length))
  const heads = Array.from({ length: levels }, (_, level) => headOf(names, columns, level))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Scenarios by cell</title>
<style>${styles}</style>
</head>
<body>
<h1>Scenarios by cell</h1>
<p><a href="index.html">All plays</a></p>
<div class="scroll" tabindex="0" role="region" aria-label="Table">
<table>
<caption>✓ passed, ✗ failed, ≠ unstable, – does not apply</caption>
<thead>
${heads.join('\n')}
</thead>
<tbody>
${rows.map((row) => rowOf(row, names)).join('\n')}
</tbody>
</table>
</div>
</body>
</html>
`
}

/** The heads of one axis: columns beside each other with the same values up to this axis have one. */
function headOf(
  names: readonly string[],
  columns: ReadonlyMap<string, readonly string[]>,
  level: number,
): string {
  const groups: { readonly key: string; readonly title: string; count: number }[] = []
  for (const name of names) {
    const parts = columns.get(name) ?? []
    const key = parts.slice(0, level + 1).join(' ')
    const last = groups.at(-1)
    if (last?.key === key) last.count += 1
    else groups.push({ key, title: parts[level] ?? '', count: 1 })
  }
  const cells = groups.map(
    ({ title, count }) => `<th scope="colgroup" colspan="${count}">${escapeHtml(title)}</th>`,
  )
  const first = level === 0 ? 'Scenario' : ''
  return `<tr><th>${first}</th>${cells.join('')}</tr>`
}

function rowOf({ name, title, cells = [] }: ScenarioResult, names: readonly string[]): string {
  const byName = new Map(cells.map((cell) => [cell.cell, cell]))
  const columns = names.map((each) => {
    const cell = byName.get(each)
    if (cell === undefined) return '<td></td>'
    const words = escapeHtml(`${each}: ${cell.because ?? cell.result}`)
    const href = escapeHtml(`index.html#?q=${encodeURIComponent(`@${each} ${title}`)}`)
    return `<td data-result="${cell.result}"><a href="${href}" title="${words}" aria-label="${words}">${marks[cell.result]}</a></td>`
  })
  return `<tr><th scope="row">${escapeHtml(title)}<br><small>${escapeHtml(name)}</small></th>${columns.join('')}</tr>`
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter)
