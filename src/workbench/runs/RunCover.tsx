import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useWorkbench } from '../state/useWorkbench.ts'
import { progressOf, tallyOf } from './tallyOf.ts'
import './runs.css'

/** Lies above the stage during a run, whose plays a click would disturb. Asks before the run ends for something else. */
export function RunCover() {
  const { runs } = useWorkbench()
  const { active, asked, runs: all } = useStore(runs.store)
  const rows = all.find(({ id }) => id === active)?.rows
  if (!rows) return null
  return (
    <div className="wb-run-cover">
      {asked ? (
        <Question
          progress={progressOf(tallyOf(rows))}
          isBetween={!rows.some(({ result }) => result === 'running')}
          onAnswer={runs.answer}
        />
      ) : (
        <div className="wb-run-bar wb-row">
          <p className="wb-grow">
            <strong>Run: {progressOf(tallyOf(rows))}</strong>{' '}
            <span className="wb-muted">
              {rows.find(({ result }) => result === 'running')?.title}
            </span>
          </p>
          <button type="button" className="wb-button wb-small" onClick={() => runs.stop()}>
            Stop
          </button>
        </div>
      )}
    </div>
  )
}

interface QuestionProps {
  readonly progress: string
  /** Whether one play has ended and the next has not begun. */
  readonly isBetween: boolean
  readonly onAnswer: (stops: boolean) => void
}

/** Not modal: the stage would become inert, and the play could not focus anything there. It takes the focus once the play is held. */
function Question({ progress, isBetween, onAnswer }: QuestionProps) {
  const { player } = useWorkbench()
  const isHeld = useStore(player.store, ({ status }) => status === 'held')
  // A play that is about to begin takes the focus into the stage.
  const isStill = isHeld || isBetween
  const question = useRef<HTMLDivElement>(null)
  const keep = useRef<HTMLButtonElement>(null)
  const before = useRef<Element>(null)

  useEffect(() => {
    // A held play that ends becomes still a second time: the choice that a person moved to stays.
    if (!isStill || question.current?.contains(document.activeElement)) return undefined
    before.current = document.activeElement
    keep.current?.focus()
    // The run may end by itself.
    return () => {
      if (document.activeElement === document.body) giveFocusBack()
    }
  }, [isStill])

  function giveFocusBack() {
    const { current } = before
    if (current instanceof HTMLElement && current.tagName !== 'IFRAME') current.focus()
  }

  /** The focus goes first: a play that goes on takes it along into the stage. */
  function answer(stops: boolean) {
    giveFocusBack()
    onAnswer(stops)
  }

  return (
    <div
      ref={question}
      className="wb-run-question wb-stack"
      role="alertdialog"
      aria-labelledby="wb-run-question"
      aria-describedby="wb-run-question-why"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        answer(false)
      }}
    >
      <h2 id="wb-run-question">Stop the run?</h2>
      <p id="wb-run-question-why">
        {progress} played. This needs the stage, which the run uses. What was played stays in the
        table.
      </p>
      <div className="wb-row">
        <button ref={keep} type="button" className="wb-button" onClick={() => answer(false)}>
          Keep running
        </button>
        <button type="button" className="wb-button wb-primary" onClick={() => answer(true)}>
          Stop and go on
        </button>
      </div>
    </div>
  )
}
