import { useState, type RefObject } from 'react'
import { messageOf } from '../../boundary/messageOf.ts'
import { Problem } from '../../parts/Problem.tsx'
import type { StageApi } from '../../../stage/stageApi.ts'
import type { LookedAgain } from '../player.ts'
import { useThrottledSource } from '../../state/useThrottledSource.ts'
import { useWorkbench } from '../../state/useWorkbench.ts'
import { likelyCauses } from '../../../stage/waitReasons.ts'
import { releaseCall } from './releaseCall.ts'

interface FailureCausesProps {
  readonly stage: StageApi
  /** Gets the focus after an action, whose button may disappear. */
  readonly next: RefObject<HTMLButtonElement | null>
}

const sentences: Readonly<Record<LookedAgain | 'looking', string>> = {
  looking: '',
  found: 'The step finds what it needs now. Try it again.',
  missing: 'The text of the step is up to date: it would fail again.',
  unknown: 'The text of the step is from before this change. Try the step again.',
}

/** Calls without an answer and active faults, each with what can be done about it. */
export function FailureCauses({ stage, next }: FailureCausesProps) {
  const { calls, clock, faults } = stage.simulator
  useThrottledSource(calls, 100)
  useThrottledSource(faults)
  useThrottledSource(clock, 200)
  const [problem, setProblem] = useState<string>()
  const { player } = useWorkbench()
  /** Since the last change that was made here. */
  const [looked, setLooked] = useState<LookedAgain | 'looking'>()
  const causes = likelyCauses(calls.list(), faults.list(), clock.now())
  if (causes.length === 0 && looked === undefined) return null

  function change(make: () => Promise<void>) {
    setLooked('looking')
    next.current?.focus()
    make()
      .then(player.lookAgain)
      .then(setLooked, (error: unknown) => setProblem(messageOf(error)))
  }

  return (
    <>
      {looked === undefined ? null : (
        <p className="wb-hint" role="status">
          {sentences[looked]}
        </p>
      )}
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
                    onClick={() => change(() => releaseCall(stage.simulator, call.id))}
                  >
                    Let this call pass
                  </button>
                ) : null}
                {rule ? (
                  <button
                    type="button"
                    className="wb-button wb-small"
                    aria-label={`Remove the fault: ${rule.target}`}
                    onClick={() => change(async () => faults.remove(rule.id))}
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
