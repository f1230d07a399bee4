import { LookAt } from '../lookBack/LookAt.tsx'
import { useStore } from 'zustand'
import { Fragment, memo, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { IconButton } from '../parts/IconButton.tsx'
import { useWorkbench } from '../state/useWorkbench.ts'
import { findStepProblem, type Step } from '../../scenarios/index.ts'
import { bringIntoList } from '../parts/bringIntoList.ts'
import type { StepResult } from './player.ts'
import { describeStep, timeText, type StepDescription } from '../../run/words/describeStep.ts'
import { useRowInView } from './useRowInView.ts'

const noBreakpoints: readonly number[] = []
const marks = { waiting: '', running: 'running', done: 'done', failed: 'failed' }

/**
 * Every step with its state; the newest one stays visible. Each can be played to. The arrow keys select the step whose
 * buttons are reached by Tab.
 */
export function StepList({
  scenario,
  steps,
  results,
}: {
  /** Its id. */
  readonly scenario: string
  steps: readonly Step[]
  results: readonly StepResult[]
}) {
  const words = useMemo(() => steps.map(wordsOf), [steps])
  const list = useRef<HTMLOListElement>(null)
  const newest = results.length - 1
  const newestState = results[newest]?.state
  const [selected, setSelected] = useState<number>()
  const { player, recorder } = useWorkbench()
  const breakpoints = useStore(player.store, (now) => now.breakpoints[scenario] ?? noBreakpoints)
  const lookedAt = useStore(recorder.store, (now) => now.lookedAt)
  const last = lookedAt === undefined ? newest : lookedAt - 1
  const current = Math.min(selected ?? Math.max(0, last), steps.length - 1)

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (by === undefined || event.target !== list.current) return
    event.preventDefault()
    const next = Math.max(0, Math.min(steps.length - 1, current + by))
    setSelected(next)
    bringIntoList(list.current?.children[next])
  }

  // The row of a failed step grows, and its causes above make the list shorter: the row is scrolled into view again.
  useRowInView(list, Math.max(0, last), newestState)

  return (
    // Scrolls, so that the keyboard needs a way into it.
    <ol
      className="wb-scroll wb-inset wb-steps"
      ref={list}
      aria-label="Steps"
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {words.map((each, index) => (
        <StepRow
          // Steps have no other identity than their place.
          key={index}
          words={each}
          count={index + 1}
          {...results[index]}
          isReached={index === current}
          isLookedAt={lookedAt === index + 1}
          hasBreakpoint={breakpoints.includes(index)}
        />
      ))}
    </ol>
  )
}

interface StepRowProps extends Partial<Pick<StepResult, 'state' | 'error'>> {
  readonly words: Words
  /** Number of steps up to this one. */
  readonly count: number
  readonly isReached: boolean
  readonly isLookedAt: boolean
  readonly hasBreakpoint: boolean
}

/** A list has many, of which one or two change at once. */
const StepRow = memo(function StepRow({
  words: { kind, text, time, covers, problem },
  count,
  state,
  error = problem,
  isReached,
  isLookedAt,
  hasBreakpoint,
}: StepRowProps) {
  return (
    <li
      data-state={state ?? 'waiting'}
      data-kind={kind}
      data-breakpoint={hasBreakpoint || undefined}
      data-selected={isReached || undefined}
      data-looked={isLookedAt || undefined}
      aria-current={state === 'running' ? 'step' : undefined}
    >
      <span className="wb-step-mark" aria-hidden="true">
        {state ? null : count}
      </span>
      <span className="wb-step-text" data-time={time}>
        <StepWords text={text} covers={covers} />
        {state ? <span className="wb-unseen"> ({marks[state]})</span> : null}
        {error ? <StepError error={error} /> : null}
      </span>
      <StepButtons
        count={count}
        text={text}
        isReached={isReached}
        isDone={state === 'done'}
        hasBreakpoint={hasBreakpoint}
      />
    </li>
  )
})

/** A step in words and the clauses that it covers. The first clause is never alone on a line: the last word goes with it. */
function StepWords({ text, covers: [first, ...more] }: Pick<StepDescription, 'text' | 'covers'>) {
  if (first === undefined) return text
  const lastWord = text.lastIndexOf(' ') + 1
  return (
    <>
      {text.slice(0, lastWord)}
      <span className="wb-step-end">
        {text.slice(lastWord)} <code className="wb-step-clause">{first}</code>
      </span>
      {more.map((clause) => (
        <Fragment key={clause}>
          {' '}
          <code className="wb-step-clause">{clause}</code>
        </Fragment>
      ))}
    </>
  )
}

/** Buttons that show the page after a step, or play up to the step and then pause or let the person continue. */
function StepButtons({
  count,
  text,
  isReached,
  isDone,
  hasBreakpoint,
}: {
  readonly count: number
  readonly text: string
  /** Whether Tab stops at the buttons. */
  readonly isReached: boolean
  readonly isDone: boolean
  readonly hasBreakpoint: boolean
}) {
  const { player, recorder } = useWorkbench()
  const continueByHand = () => {
    recorder.turnOn()
    player.runTo(count, 'handOver')
  }
  const tabIndex = isReached ? 0 : -1
  return (
    <span className="wb-step-run">
      <IconButton
        icon="next"
        label={`Run to here: ${text}`}
        tabIndex={tabIndex}
        onClick={() => player.runTo(count, 'hold')}
      />
      <IconButton
        icon="branch"
        label={`Continue by hand from here: ${text}`}
        tabIndex={tabIndex}
        onClick={continueByHand}
      />
      <IconButton
        icon="pause"
        label={`Breakpoint before: ${text}`}
        aria-pressed={hasBreakpoint}
        tabIndex={tabIndex}
        onClick={() => player.toggleBreakpoint(count - 1)}
      />
      {isDone ? <LookAt count={count} text={text} tabIndex={tabIndex} /> : null}
    </span>
  )
}

/** The failure first; its possible reasons are less prominent. */
function StepError({ error }: { readonly error: string }) {
  const [first, ...more] = error.split('\n')
  return (
    <>
      <span className="wb-step-error">{first}</span>
      {more.map((line, index) => (
        // Two lines may be the same.
        <span key={index} className="wb-step-reason">
          {line}
        </span>
      ))}
    </>
  )
}

/** A step that cannot be played is shown as it is written, with its problem. */
interface Words extends StepDescription {
  readonly time?: string | undefined
  readonly problem?: string
}

function wordsOf(step: Step): Words {
  const problem = findStepProblem(step)
  if (problem === undefined) return { ...describeStep(step), time: timeText(step) }
  return { kind: 'act', text: JSON.stringify(step), covers: [], problem }
}
