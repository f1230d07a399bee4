import type { Step } from '../../../scenarios/index.ts'
import { describeAction } from './describeAction.ts'
import { describeExpectation } from './describeExpectation.ts'

export interface StepDescription {
  readonly kind: 'act' | 'time' | 'outside' | 'expect'
  readonly text: string
  /** Spec clauses that the step proves. */
  readonly covers: readonly string[]
}

/** A step in plain English, and whose doing it is. */
export function describeStep(step: Step): StepDescription {
  if ('expect' in step) {
    return { kind: 'expect', text: describeExpectation(step), covers: step.covers ?? [] }
  }
  const time = step.do === 'run' || step.do === 'jump' || step.do === 'runToNext'
  const kind = time ? 'time' : step.do.includes('.') ? 'outside' : 'act'
  return { kind, text: describeAction(step), covers: [] }
}
