import { useState, type KeyboardEvent } from 'react'
import { Icon } from '../parts/Icon.tsx'
import type { SuiteRun, RunRow } from './runs.ts'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { rowKey } from './suitePlay.ts'
import { RunRowView } from './RunRowView.tsx'
import { useKnownScenarios } from './useKnownScenarios.ts'
import {
  nextOrder,
  orderText,
  readOrder,
  runColumnIds,
  runColumns,
  type RunColumn,
  type RunOrder,
} from './shownRows.ts'

interface RunTableProps {
  readonly run: SuiteRun
  readonly rows: readonly RunRow[]
  readonly isActive: boolean
  readonly onSort: () => void
}

/** The results of a run. Arrow keys move from row to row; Enter opens one. */
export function RunTable({ run, rows, isActive, onSort }: RunTableProps) {
  const { settings, runs } = useWorkbench()
  const knownOf = useKnownScenarios()
  const order = readOrder(useSetting('runOrder'))
  const [reached, setReached] = useState<string>()
  const current = rows.some((row) => rowKey(row) === reached) ? reached : rows.map(rowKey)[0]

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = rows.findIndex((row) => rowKey(row) === current)
    const last = rows.length - 1
    const to = {
      ArrowDown: Math.min(last, at + 1),
      ArrowUp: Math.max(0, at - 1),
      Home: 0,
      End: last,
    }[event.key]
    const row = to === undefined ? undefined : rows[to]
    if (!row || to === undefined) return
    event.preventDefault()
    setReached(rowKey(row))
    event.currentTarget.querySelectorAll<HTMLElement>('.wb-run-open')[to]?.focus()
  }

  return (
    <table className="wb-run-table" aria-label="Results">
      <thead>
        <tr>
          {runColumnIds.map((id) => (
            <th key={id} scope="col" data-column={id} aria-sort={sortOf(order, id)}>
              <button
                type="button"
                title={runColumns[id].hint}
                onClick={() => {
                  onSort()
                  settings.change({ runOrder: orderText(nextOrder(order, id)) })
                }}
              >
                {runColumns[id].title}
                <Icon name={order?.isDown ? 'down' : 'up'} />
              </button>
            </th>
          ))}
          <th scope="col" data-column="again">
            <span className="wb-unseen">Run again</span>
          </th>
        </tr>
      </thead>
      <tbody onKeyDown={onKeyDown}>
        {rows.map((row) => (
          <RunRowView
            key={rowKey(row)}
            row={row}
            picture={runs.pictureOf(run.id, rowKey(row))}
            isActive={isActive}
            isReached={rowKey(row) === current}
            knownOf={knownOf}
            onReach={setReached}
          />
        ))}
      </tbody>
    </table>
  )
}

function sortOf(order: RunOrder, column: RunColumn): 'ascending' | 'descending' | 'none' {
  if (order?.column !== column) return 'none'
  return order.isDown ? 'descending' : 'ascending'
}
