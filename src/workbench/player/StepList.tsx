import { useEffect, useMemo, useRef } from 'react'
import { findStepProblem, type Step } from '../../scenarios/index.ts'
import { bringIntoList } from '../parts/bringIntoList.ts'
import type { StepResult } from '../state/player.ts'
import { describeStep, type StepDescription } from './describe/describeStep.ts'

const marks = { waiting: '', running: 'running', done: 'done', failed: 'failed' }

/** Every step with its state; the newest one is kept in sight. */
export function StepList({
  steps,
  results,
}: {
  steps: readonly Step[]
  results: readonly StepResult[]
}) {
  const words = useMemo(() => steps.map(wordsOf), [steps])
  const list = useRef<HTMLOListElement>(null)
  const newest = results.length - 1

  useEffect(() => {
    bringIntoList(list.current?.children[Math.max(0, newest)])
  }, [newest])

  return (
    // Scrolls, so that the keyboard needs a way into it.
    <ol className="wb-steps" ref={list} aria-label="Steps" tabIndex={0}>
      {words.map(({ kind, text, covers, problem }, index) => {
        const { state, error = problem }: Partial<StepResult> = results[index] ?? {}
        return (
          <li
            // Steps have no other identity than their place.
            key={index}
            data-state={state ?? 'waiting'}
            data-kind={kind}
            aria-current={state === 'running' ? 'step' : undefined}
          >
            <span className="wb-step-mark" aria-hidden="true">
              {state ? null : index + 1}
            </span>
            <span className="wb-step-text">
              {text}
              {state ? <span className="wb-unseen"> ({marks[state]})</span> : null}
              {covers.length > 0 ? (
                <span className="wb-step-covers">
                  {covers.map((clause) => (
                    <code key={clause}>{clause}</code>
                  ))}
                </span>
              ) : null}
              {error ? <span className="wb-step-error">{error}</span> : null}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** A step that cannot be played is shown as it is written, with what is wrong about it. */
function wordsOf(step: Step): StepDescription & { readonly problem?: string } {
  const problem = findStepProblem(step)
  if (problem === undefined) return describeStep(step)
  return { kind: 'act', text: JSON.stringify(step), covers: [], problem }
}
