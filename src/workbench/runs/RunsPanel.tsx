import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { Empty } from '../parts/Empty.tsx'
import { Problem } from '../parts/Problem.tsx'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { CellGrid } from './CellGrid.tsx'
import { RunBar } from './RunBar.tsx'
import { RunTable } from './RunTable.tsx'
import { readOrder, runFilters, searchRows, shownRows } from './shownRows.ts'
import { useFollowedRow } from './useFollowedRow.ts'
import './runs.css'

const emptyTitles = { all: 'No rows', failed: 'Nothing failed', passed: 'Nothing passed' }

/** The results of the chosen run; those of earlier ones stay. */
export function RunsPanel() {
  const { runs } = useWorkbench()
  const { runs: all, shown, active, problem, isHandKept } = useStore(runs.store)
  const wanted = useSetting('runFilter')
  const order = useSetting('runOrder')
  const run = all.find(({ id }) => id === shown) ?? all[0]
  const filter = runFilters.find((each) => each === wanted) ?? 'all'
  const [query, setQuery] = useState('')
  const rows = useMemo(
    () => shownRows(searchRows(run?.rows ?? [], query), filter, readOrder(order)),
    [run, query, filter, order],
  )
  const isActive = run !== undefined && run.id === active
  const followed = useFollowedRow(isActive ? run.id : undefined, rows)
  const { ref, isFollowed, hold, onScroll, onFocus } = followed

  return (
    <div className="wb-column wb-runs">
      {run ? (
        <RunBar
          run={run}
          filter={filter}
          isActive={isActive}
          isFollowed={isFollowed}
          query={query}
          onQuery={(words) => {
            hold()
            setQuery(words)
          }}
          onHold={hold}
          onFollow={followed.follow}
        />
      ) : null}
      <Problem text={problem} />
      {isHandKept && run?.id === shown ? (
        <p className="wb-hint">
          What you did by hand is kept in the player, under Earlier recordings.
        </p>
      ) : null}
      {run ? null : (
        <Empty title="No runs yet">
          Press Run above the list of scenarios, or tick some there first.
        </Empty>
      )}
      {run && rows.length === 0 ? (
        <Empty title={query.trim() === '' ? emptyTitles[filter] : 'No row matches'} />
      ) : null}
      {run ? <CellGrid rows={run.rows} /> : null}
      {run && rows.length > 0 ? (
        <div
          ref={ref}
          className="wb-scroll wb-run-rows"
          data-followed={isFollowed}
          onScroll={onScroll}
          onFocus={onFocus}
        >
          <RunTable run={run} rows={rows} isActive={isActive} onSort={hold} />
        </div>
      ) : null}
    </div>
  )
}
