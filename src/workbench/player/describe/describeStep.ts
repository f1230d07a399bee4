import { actorOf, recordOf, type Step } from '../../../scenarios/index.ts'
import { stepWords } from './stepWords.ts'

export interface StepDescription {
  readonly kind: 'act' | 'time' | 'outside' | 'expect'
  readonly text: string
  /** Spec clauses that the step proves. */
  readonly covers: readonly string[]
}

const kinds = { visitor: 'act', host: 'outside', outside: 'outside', time: 'time' } as const

/** A step in plain English, and the actor that performs it. */
export function describeStep(step: Step): StepDescription {
  const text = recordOf(step).sentence(step, stepWords)
  return 'expect' in step
    ? { kind: 'expect', text, covers: step.covers ?? [] }
    : { kind: kinds[actorOf(step)], text, covers: [] }
}
