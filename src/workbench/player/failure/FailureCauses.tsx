import { useState, type RefObject } from 'react'
import { messageOf } from '../../boundary/messageOf.ts'
import { Problem } from '../../parts/Problem.tsx'
import type { StageApi } from '../../stage/stageApi.ts'
import { useThrottledSource } from '../../state/useThrottledSource.ts'
import { causesOf } from './causesOf.ts'
import { letCallPass } from './letCallPass.ts'

interface FailureCausesProps {
  readonly stage: StageApi
  /** Gets the focus after an action, whose button may disappear. */
  readonly next: RefObject<HTMLButtonElement | null>
}

/** Calls without an answer and active faults, each with what can be done about it. */
export function FailureCauses({ stage, next }: FailureCausesProps) {
  const { calls, clock, faults } = stage.simulator
  useThrottledSource(calls, 100)
  useThrottledSource(faults)
  useThrottledSource(clock, 200)
  const [problem, setProblem] = useState<string>()
  const [isChanged, setChanged] = useState(false)
  const causes = causesOf(calls.list(), faults.list(), clock.now())
  if (causes.length === 0 && !isChanged) return null

  function letPass(id: number) {
    setChanged(true)
    next.current?.focus()
    letCallPass(stage.simulator, id).catch((error: unknown) => setProblem(messageOf(error)))
  }

  function removeRule(id: string) {
    setChanged(true)
    next.current?.focus()
    faults.remove(id)
  }

  return (
    <>
      {isChanged ? (
        <p className="wb-hint" role="status">
          The text of the step is from before this change. Try the step again.
        </p>
      ) : null}
      {causes.length === 0 ? null : (
        <ul className="wb-failure-causes" aria-label="Likely causes">
          {causes.map(({ words, call, isHeld, rule }) => (
            <li key={call.id}>
              <span>{words}</span>
              <span className="wb-row wb-wrap">
                {isHeld ? (
                  <button
                    type="button"
                    className="wb-button wb-small"
                    aria-label={`Let this call pass: ${call.name}`}
                    onClick={() => letPass(call.id)}
                  >
                    Let this call pass
                  </button>
                ) : null}
                {rule ? (
                  <button
                    type="button"
                    className="wb-button wb-small"
                    aria-label={`Remove the fault: ${rule.target}`}
                    onClick={() => removeRule(rule.id)}
                  >
                    Remove the fault
                  </button>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Problem text={problem} />
    </>
  )
}
