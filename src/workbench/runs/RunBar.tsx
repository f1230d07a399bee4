import { useStore } from 'zustand'
import { IconButton } from '../parts/IconButton.tsx'
import { SearchField } from '../parts/SearchField.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import type { SuiteRun } from './runs.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import type { RunFilter } from './shownRows.ts'
import { useKnownScenarios } from './useKnownScenarios.ts'
import { progressOf, resultOf, tallyOf } from './tallyOf.ts'

interface RunBarProps {
  readonly run: SuiteRun
  readonly filter: RunFilter
  readonly isActive: boolean
  /** The table keeps the row that is played visible. */
  readonly isFollowed: boolean
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly onHold: () => void
  readonly onFollow: () => void
}

const times = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/** Chooses a run and its rows, and runs scenarios of it again. */
export function RunBar(props: RunBarProps) {
  const { run, filter, isActive, isFollowed, query, onQuery, onHold, onFollow } = props
  const { runs, settings } = useWorkbench()
  const { runs: all, active } = useStore(runs.store)
  const tally = tallyOf(run.rows)
  const knownOf = useKnownScenarios()
  const failed = knownOf(run.rows.filter(({ result }) => result === 'failed'))

  return (
    <div className="wb-row wb-run-head">
      <select
        className="wb-input"
        aria-label="Run"
        value={run.id}
        onChange={({ target }) => runs.show(target.value)}
      >
        {all.map(({ id, at, rows }) => (
          <option key={id} value={id}>
            {(id === active ? progressOf : resultOf)(tallyOf(rows))} ({times.format(at)},{' '}
            {days.format(at)})
          </option>
        ))}
      </select>
      <Segmented
        label="Rows"
        value={filter}
        choices={[
          { value: 'all', title: `All ${tally.total}` },
          { value: 'failed', title: `Failed ${tally.failed}` },
          { value: 'passed', title: `Passed ${tally.passed}` },
        ]}
        onChange={(runFilter) => {
          onHold()
          settings.change({ runFilter })
        }}
      />
      <SearchField label="Search the rows" placeholder="Search" value={query} onChange={onQuery} />
      <span className="wb-row wb-end">
        {isActive ? (
          <>
            <button
              type="button"
              className="wb-button wb-small"
              title="Keep the row that is played visible"
              aria-pressed={isFollowed}
              onClick={isFollowed ? onHold : onFollow}
            >
              Follow
            </button>
            <button type="button" className="wb-button wb-small" onClick={() => runs.stop()}>
              Stop
            </button>
          </>
        ) : (
          <button
            type="button"
            className="wb-button wb-small"
            disabled={failed.length === 0 || active !== undefined}
            onClick={() => runs.start(failed)}
          >
            Run failed again
          </button>
        )}
        <IconButton
          icon="restart"
          label="Run all again"
          disabled={active !== undefined}
          onClick={() => runs.start(knownOf(run.rows))}
        />
        <IconButton
          icon="close"
          label="Delete this run"
          disabled={isActive}
          onClick={() => runs.forget(run.id)}
        />
      </span>
    </div>
  )
}
