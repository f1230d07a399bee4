import { useState } from 'react'
import { useStore } from 'zustand'
import type { Scenario } from '../../scenarios/index.ts'
import { Icon } from '../parts/Icon.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { MatrixDialog, type MatrixDraft } from './MatrixDialog.tsx'
import { progressOf, tallyOf } from './tallyOf.ts'
import './runs.css'

/**
 * Runs the listed or the ticked scenarios. During a run: its progress, and a button that stops it. Beside a host's page, only those of the
 * host run unless others are ticked: most of Foyer's own need the page of the workbench.
 */
export function RunControl({ shown }: { readonly shown: readonly Scenario[] }) {
  const { runs, list, scenarios, recorder, settings } = useWorkbench()
  const checksRuns = useSetting('checksRuns')
  const [isChoosing, setChoosing] = useState(false)
  const [draft, setDraft] = useState<MatrixDraft>({ matrix: {}, seeds: '' })
  const { active, ticked, said, runs: all } = useStore(runs.store)
  const recorded = useStore(list.store, (now) => now.recorded)
  const rows = all.find(({ id }) => id === active)?.rows
  const everything = [{ scenarios }, ...recorded].flatMap((group) => group.scenarios)
  const isTicked = ticked !== undefined && ticked.length > 0
  const isHostPage = recorder.records === 'asked'
  const own = new Set(recorded.flatMap((group) => group.scenarios))
  const listed = isHostPage ? shown.filter((each) => own.has(each)) : shown
  const wanted = (isTicked ? everything.filter(({ id }) => ticked.includes(id)) : listed).filter(
    ({ steps }) => steps.length > 0,
  )
  const which = isTicked ? 'ticked' : isHostPage ? 'listed of your' : 'listed'

  return (
    <div className="wb-row wb-run-control">
      <span className="wb-unseen" aria-live="polite">
        {said}
      </span>
      {/* The same button before and during a run, so that it keeps the focus. */}
      <button
        type="button"
        className="wb-button wb-small"
        title={rows ? undefined : `Runs the ${which} scenarios`}
        aria-disabled={rows !== undefined || wanted.length === 0}
        onClick={() => runs.start(wanted.map((scenario) => ({ scenario })))}
      >
        {rows ? (
          progressOf(tallyOf(rows))
        ) : (
          <>
            <Icon name="play" filled /> Run {wanted.length}
          </>
        )}
      </button>
      {rows ? (
        <IconButton icon="stop" filled label="Stop the run" onClick={() => runs.stop()} />
      ) : (
        <>
          {/* Words alone, so that all fit into one row. */}
          <button
            type="button"
            className="wb-tool"
            aria-label="Tick scenarios to run"
            title="Tick scenarios to run"
            aria-pressed={ticked !== undefined}
            onClick={() => runs.tick(ticked ? undefined : [])}
          >
            Tick
          </button>
          <button
            type="button"
            className="wb-tool"
            aria-label="A11y: check accessibility"
            title="A11y: check accessibility"
            aria-pressed={checksRuns}
            onClick={() => settings.change({ checksRuns: !checksRuns })}
          >
            A11y
          </button>
          {isHostPage ? null : (
            <IconButton
              icon="sizes"
              label="Matrix: run on several devices, in several languages and more"
              aria-haspopup="dialog"
              disabled={wanted.length === 0}
              onClick={() => setChoosing(true)}
            />
          )}
        </>
      )}
      {isChoosing ? (
        <MatrixDialog
          scenarios={wanted}
          draft={draft}
          onChange={setDraft}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </div>
  )
}
