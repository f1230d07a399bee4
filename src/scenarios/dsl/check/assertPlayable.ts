import type { Scenario } from '../scenario.ts'
import type { KnownWorld } from './checks.ts'
import { findScenarioProblems, findStepProblem } from './findProblems.ts'

/** The maximum number of problems in a message. */
const maxProblems = 5

/** Throws before the first step if a scenario cannot be played: an unknown step, wallet, call, option or field. */
export function assertPlayable(
  scenario: Partial<Scenario> & Pick<Scenario, 'steps'>,
  known?: KnownWorld,
): void {
  const problems = findScenarioProblems(scenario, known)
  if (problems.length === 0) return
  const name = scenario.id === undefined ? 'the scenario' : `"${scenario.id}"`
  const more = problems.length > maxProblems ? [`${problems.length - maxProblems} more.`] : []
  throw new Error(
    [`Failed to play ${name}.`, ...problems.slice(0, maxProblems), ...more].join('\n'),
  )
}

/** Throws if a single step cannot be played. */
export function assertStep(step: unknown, known?: KnownWorld): void {
  const why = findStepProblem(step, known)
  if (why !== undefined) throw new Error(`Failed to do the step: ${why}`)
}
