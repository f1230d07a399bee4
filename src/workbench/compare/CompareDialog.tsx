import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { Empty } from '../parts/Empty.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { Problem } from '../parts/Problem.tsx'
import type { ComparedRun, ComparedSide } from './comparison.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { comparedIds } from './comparedIds.ts'
import { comparedRows } from '../../run/compare/comparedRows.ts'
import { ComparedRunsView } from './ComparedRunsView.tsx'
import { ComparedSideField } from './ComparedSideField.tsx'
import { useOpenRun } from './useOpenRun.ts'
import './compare.css'

/** Two runs beside each other over the page, and where they diverge. Two files may be dropped at once. */
export function CompareDialog() {
  const { comparison, recorder } = useWorkbench()
  const { one, other, earlier } = useStore(comparison.store)
  const steps = useStore(recorder.store, (now) => now.steps)
  const dialog = useRef<HTMLDialogElement>(null)
  /** True if the first difference takes the focus as soon as it is drawn: not while a list is used, which would lose it. */
  const isFocusWanted = useRef(true)
  const wishFocus = () => (isFocusWanted.current = true)
  const takeFocus = useCallback(() => {
    const isWanted = isFocusWanted.current
    isFocusWanted.current = false
    return isWanted
  }, [])
  const { problem, reads, open, clear } = useOpenRun(wishFocus)
  const runs = earlier.length + Number(steps.length > 0)
  const close = () => comparison.show(false)

  useLayoutEffect(() => {
    dialog.current?.showModal()
  }, [])

  function choose(side: ComparedSide, id: string) {
    clear()
    isFocusWanted.current = false
    comparison.choose(side, id)
  }

  const act = (action: () => void) => () => {
    clear()
    wishFocus()
    action()
  }

  return (
    <dialog
      className="wb-dialog wb-compare"
      ref={dialog}
      aria-label="Compare runs"
      onClose={close}
      onClick={(event) => {
        if (event.target === dialog.current) close()
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        // Elsewhere on the page a dropped file is played.
        event.preventDefault()
        event.stopPropagation()
        const [first, second] = event.dataTransfer.files
        if (!first) return
        if (second) void open({ one: first, other: second })
        else void open({ [one ? 'other' : 'one']: first })
      }}
    >
      <div className="wb-compare-card">
        <div className="wb-row wb-compare-head">
          <h2>Compare runs</h2>
          <ComparedSideField
            side="one"
            onChoose={(id) => choose('one', id)}
            onFile={(file) => void open({ one: file })}
          />
          <IconButton
            icon="swap"
            label="Swap the two runs"
            disabled={!one && !other}
            onClick={act(comparison.swap)}
          />
          <ComparedSideField
            side="other"
            onChoose={(id) => choose('other', id)}
            onFile={(file) => void open({ other: file })}
          />
          <button
            type="button"
            className="wb-button"
            disabled={runs < 2}
            onClick={act(comparison.chooseNewest)}
          >
            Newest two
          </button>
          <IconButton icon="close" label="Close" onClick={close} />
        </div>
        <Problem text={problem} />
        <p className="wb-unseen" role="status">
          {reads ? 'Reading the file' : ''}
        </p>
        {one && other ? (
          <Compared one={one} other={other} takeFocus={takeFocus} />
        ) : reads ? (
          <Empty title="Reading the file…" />
        ) : (
          <NotCompared runs={runs} hasOne={one !== undefined || other !== undefined} />
        )}
      </div>
    </dialog>
  )
}

/** Says how to get two runs. */
function NotCompared({ runs, hasOne }: { readonly runs: number; readonly hasOne: boolean }) {
  if (runs < 2 && !hasOne) {
    return (
      <Empty title="Nothing to compare yet">
        Play a scenario twice, or use the stage in two worlds. You can also drop two run files here.
      </Empty>
    )
  }
  return (
    <Empty title={hasOne ? 'Choose the other run' : 'Choose two runs'}>
      The lists have the runs of this tab and the recordings of this browser. You can also drop a
      run file here.
    </Empty>
  )
}

interface ComparedProps {
  readonly one: ComparedRun
  readonly other: ComparedRun
  readonly takeFocus: () => boolean
}

function Compared({ one, other, takeFocus }: ComparedProps) {
  const { comparison, recorder } = useWorkbench()
  const steps = useStore(recorder.store, (now) => now.steps)
  const rows = useMemo(() => comparedRows(one.run, other.run), [one, other])
  const present = [one, other].find(({ id }) => id === comparedIds.now)
  const isBehind = present !== undefined && present.run.recording.steps.length < steps.length
  return (
    <>
      {isBehind ? (
        <p className="wb-hint wb-compare-note" role="status">
          The present run has gone on since.{' '}
          <button
            type="button"
            className="wb-link"
            onClick={() => comparison.choose(present === one ? 'one' : 'other', comparedIds.now)}
          >
            Compare all its steps
          </button>
        </p>
      ) : null}
      <ComparedRunsView
        key={`${one.id} ${other.id} ${rows.length}`}
        one={one.run}
        other={other.run}
        rows={rows}
        takeFocus={takeFocus}
      />
    </>
  )
}
