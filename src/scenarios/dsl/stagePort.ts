import type { Expectation, PageExpectation } from './expectation.ts'
import { pageExpectations } from './expectations/pageExpectations.ts'
import type { Action, HandStep, PersonStep } from './step.ts'
import { handSteps } from './steps/visitorSteps.ts'

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

/** One function for each step of the visitor's mouse and keyboard. */
export type Hands = {
  readonly [D in HandStep['do']]: (
    step: Extract<HandStep, { readonly do: D }>,
  ) => void | Promise<void>
}

/** Hands at the page: in the page itself, or Playwright's. Each waits first until nothing is under way. */
export interface PageDriver {
  act(step: HandStep): Promise<void>
  /** Types into the code boxes, key by key. */
  typeCode(code: string): Promise<void>
  /** Reloads and resolves when the new page's stage is ready. */
  reload(): Promise<void>
}
