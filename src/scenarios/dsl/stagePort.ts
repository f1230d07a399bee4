import type { Expectation, PageExpectation } from './expectation.ts'
import { pageExpectations } from './expectations/pageExpectations.ts'
import type { Action, HandStep, PersonStep, VisitStep } from './step.ts'
import { handSteps, visitSteps } from './steps/visitorSteps.ts'

/** The result of an expectation: whether it is met, and the actual state if not. */
export interface Finding {
  readonly ok: boolean
  readonly actual: string
}

/** The result of waiting for an expectation. */
export interface MeetResult extends Finding {
  /**
   * Sentences on why it may not be met: paused time, calls without an answer, faults. Empty if it
   * is met.
   */
  readonly reasons: readonly string[]
}

/** Returns whether an expectation checks the visible page. */
export function isPageExpectation(expectation: Expectation): expectation is PageExpectation {
  return Object.hasOwn(pageExpectations, expectation.expect)
}

/** A step that the host, the outside or time performs. */
export type StageStep = Exclude<Action, PersonStep>

/** Returns whether a step needs only the visitor's mouse and keyboard. */
export function isHandStep(step: Action): step is HandStep {
  return Object.hasOwn(handSteps, step.do)
}

/** Performs a step with the action for its kind. */
export function actByHand(step: HandStep, hands: Hands): Promise<void> {
  // The compiler cannot see that the action belongs to the kind of the step.
  const act = hands[step.do] as (step: HandStep) => Promise<void>
  return act(step)
}

/**
 * The interface of a scenario's page for its players: the workbench beside it calls it directly, Playwright through `page.evaluate`. Each
 * method first waits until no call is in flight.
 */
export interface StagePort {
  /** Resolves when no call is in flight, except calls that wait for a person or for the clock. */
  settle(): Promise<void>
  act(step: StageStep): Promise<void>
  /** Repeats a check until it succeeds, nothing can change any more, or 30 s of real time have passed. */
  meet(expectation: Expectation): Promise<MeetResult>
  /** Returns the expectation as a sentence. */
  describe(expectation: Expectation): string
  /** Returns the newest code in the mailbox of that address. Rejects if there is none. */
  newestCode(email: string): Promise<string>
  /**
   * Returns the secret of that name, which is not part of the scenario. Rejects if the replay has
   * none.
   */
  secret(name: string): Promise<string>
  /** Stores the world for the page that follows a reload; in a new tab, it finds nothing that this tab has stored. */
  prepareReload(isNewTab?: boolean): Promise<void>
}

/** Returns whether a step of the visitor also needs the mailbox, a secret or a new page. */
export function isVisitStep(step: Action): step is VisitStep {
  return Object.hasOwn(visitSteps, step.do)
}

/** The actions of the visitor's mouse and keyboard, by kind. */
export type Hands = {
  readonly [D in HandStep['do']]: (step: Extract<HandStep, { readonly do: D }>) => Promise<void>
}

/** Performs a visitor's steps: inside the page, or through Playwright. Each method first waits until no call is in flight. */
export interface PageDriver {
  act(step: HandStep): Promise<void>
  /** Types into the code boxes, key by key. */
  typeCode(code: string): Promise<void>
  /** Continues to type where the focus is, key by key. */
  typeOn(text: string): Promise<void>
  /** Reloads and resolves when the new page's stage is ready. */
  reload(): Promise<void>
}
