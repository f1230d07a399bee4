import { expectationAreas } from './expectations/expectationAreas.ts'
import type { Fields } from './fields/field.ts'
import {
  timedFields,
  type Actor,
  type RecordArea,
  type StepRecord,
  type StepRecords,
} from './record.ts'
import type { Action, Step } from './step.ts'
import { stepAreas } from './steps/stepAreas.ts'

const merge = (areas: readonly RecordArea[]): StepRecords =>
  Object.assign({}, ...areas.map(({ records }) => records))

/** Every step by its `do`. */
export const stepRecords = merge(stepAreas)
/** Every expectation by its `expect`. */
export const expectationRecords = merge(expectationAreas)

/**
 * Returns the record of a step or an expectation. Throws for an unknown kind, which
 * `findStepProblem` would report.
 */
export function recordOf(step: Step): StepRecord {
  const found = 'expect' in step ? expectationRecords[step.expect] : stepRecords[step.do]
  if (found !== undefined) return found
  throw new Error(`There is no record of ${JSON.stringify(step)}.`)
}

/**
 * Returns the fields of a step: its own, and those that every step may have. Throws for an unknown
 * kind.
 */
export const fieldsOf = (step: Step): Fields => ({ ...recordOf(step).fields, ...timedFields })

/** Returns the actor that performs a step. Throws for an unknown kind. */
export function actorOf(step: Action): Actor {
  const area = stepAreas.find(({ records }) => Object.hasOwn(records, step.do))
  if (area !== undefined) return area.actor
  throw new Error(`There is no record of ${JSON.stringify(step)}.`)
}
