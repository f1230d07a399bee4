export type { Scenario, ScenarioOptions } from './dsl/scenario.ts'
export type { AccountRef } from './dsl/accountRef.ts'
export type {
  Action,
  ChainStep,
  FaultStep,
  HandStep,
  HostStep,
  LoginStep,
  OnrampStep,
  OutsideStep,
  PageStep,
  PersonStep,
  PhoneStep,
  Step,
  TimeStep,
  WalletStep,
} from './dsl/step.ts'
export type {
  ChainExpectation,
  Expectation,
  OutsideExpectation,
  PageExpectation,
  StageExpectation,
  WidgetExpectation,
} from './dsl/expectation.ts'
export type {
  Finding,
  Hands,
  MeetResult,
  PageDriver,
  StagePort,
  StageStep,
} from './dsl/stagePort.ts'
export type { ScenarioFault } from './dsl/scenarioFault.ts'
export { actByHand, isPageExpectation } from './dsl/stagePort.ts'
export type { Field, Fields, Input, JsonSchema, WorldList } from './dsl/fields/field.ts'
export type { RecordArea, StepArea, StepRecord, Words } from './dsl/record.ts'
export { expectationAreas } from './dsl/expectations/expectationAreas.ts'
export { stepAreas } from './dsl/steps/stepAreas.ts'
export { actorOf, fieldsOf, recordOf } from './dsl/recordOf.ts'
export type { Target } from './dsl/target.ts'
export { click, minutes, reads, seconds, sees, the, type } from './dsl/builders.ts'
export { assertPlayable, assertStep } from './dsl/check/assertPlayable.ts'
export type { KnownWorld } from './dsl/check/checks.ts'
export { viewNames } from './dsl/check/names.ts'
export { defineScenario as scenario } from './dsl/check/defineScenario.ts'
export { findScenarioProblems, findStepProblem } from './dsl/check/findProblems.ts'
export { expectStep, playStep } from './dsl/playStep.ts'
export { stepTimeout, waitUntil, type WaitFor } from './dsl/waitUntil.ts'
export type { ScenarioGroup } from './groupScenarios.ts'
