import type { Expectation, PageExpectation } from './expectation.ts'
import { pageExpectations } from './expectations/pageExpectations.ts'
import type { Action, HandStep, PersonStep, VisitStep } from './step.ts'
import { handSteps, visitSteps } from './steps/visitorSteps.ts'

/** What an expectation found: whether it holds, and what was there instead. */
export interface Finding {
  readonly ok: boolean
  readonly actual: string
}

/** Whether an expectation is about what is visible on the page. */
export function isPageExpectation(expectation: Expectation): expectation is PageExpectation {
  return Object.hasOwn(pageExpectations, expectation.expect)
}

/** What the host, the outside or time does. */
export type StageStep = Exclude<Action, PersonStep>

/** Whether a step needs only the visitor's mouse and keyboard. */
export function isHandStep(step: Action): step is HandStep {
  return Object.hasOwn(handSteps, step.do)
}

/** Does a step with the hand of its kind. */
export function actByHand(step: HandStep, hands: Hands): Promise<void> {
  // The compiler does not see that the hand is that of the step.
  const act = hands[step.do] as (step: HandStep) => Promise<void>
  return act(step)
}

/**
 * What the page of a scenario offers to whoever plays it: directly to the workbench beside it, over
 * `page.evaluate` to Playwright. Each waits first until nothing is under way.
 */
export interface StagePort {
  /** Resolves when nothing is under way that does not wait for a person or for the clock. */
  settle(): Promise<void>
  act(step: StageStep): Promise<void>
  /** Looks until an expectation holds, for 30 s of real time at the most; what the last look found. */
  meet(expectation: Expectation): Promise<Finding>
  /** The newest code in the mailbox of that address. Rejects when there is none. */
  newestCode(email: string): Promise<string>
  /** Keeps the world for the page that comes after a reload. */
  prepareReload(): Promise<void>
}

/** Whether a step of the visitor also needs the mailbox or a new page. */
export function isVisitStep(step: Action): step is VisitStep {
  return Object.hasOwn(visitSteps, step.do)
}

/** What the steps of the visitor's mouse and keyboard do, by kind. */
export type Hands = {
  readonly [D in HandStep['do']]: (step: Extract<HandStep, { readonly do: D }>) => Promise<void>
}

/** Hands at the page: in the page itself, or Playwright's. Each waits first until nothing is under way. */
export interface PageDriver {
  act(step: HandStep): Promise<void>
  /** Types into the code boxes, key by key. */
  typeCode(code: string): Promise<void>
  /** Reloads and resolves when the new page's stage is ready. */
  reload(): Promise<void>
}
