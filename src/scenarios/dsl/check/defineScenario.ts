import type { Scenario } from '../scenario.ts'
import { assertPlayable } from './assertPlayable.ts'

/**
 * Checks a scenario and returns it unchanged.
 * @throws Error for an unknown step, expectation, call, fault, timer, view, option, device or field, with the number of
 * the step and the nearest name
 */
export function defineScenario(data: Scenario): Scenario {
  assertPlayable(data)
  return data
}
