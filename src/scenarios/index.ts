import type { Scenario } from './dsl/scenario.ts'

export type { Scenario, ScenarioOptions } from './dsl/scenario.ts'
export type { Action, Step } from './dsl/step.ts'
export type { Expectation } from './dsl/expectation.ts'
export type {
  Finding,
  HandStep,
  PageDriver,
  PageExpectation,
  StageExpectation,
  StagePort,
} from './dsl/stagePort.ts'
export type { Target } from './dsl/target.ts'
export { playStep } from './dsl/playStep.ts'

/** All scenarios, in the order in which the workbench lists them. */
export const scenarios: readonly Scenario[] = []
