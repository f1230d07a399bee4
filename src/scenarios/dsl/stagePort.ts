import type { Expectation } from './expectation.ts'
import type { Action, PersonStep } from './step.ts'

/** What an expectation found: whether it holds, and what was there instead. */
export interface Finding {
  readonly ok: boolean
  readonly actual: string
}

const pageKinds = [
  'title',
  'text',
  'element',
  'order',
  'link',
  'box',
  'style',
  'scrollBox',
  'focusInModal',
  'toast',
  'noToast',
] as const satisfies readonly Expectation['expect'][]

/** Expectations about what stands on the page; the others are about the world behind it. */
export type PageExpectation = Extract<Expectation, { expect: (typeof pageKinds)[number] }>
/** What is looked up in the stage, and not on the page. */
export type StageExpectation = Exclude<Expectation, PageExpectation>

/** Whether an expectation is about what stands on the page. */
export function isPageExpectation(expectation: Expectation): expectation is PageExpectation {
  return pageKinds.some((kind) => kind === expectation.expect)
}

const handKinds = [
  'click',
  'hover',
  'focus',
  'type',
  'retype',
  'press',
  'paste',
  'clickBackdrop',
  'scrollToEnd',
] as const satisfies readonly PersonStep['do'][]

/** What a person does at the page, apart from what needs the mailbox or a new page. */
export type HandStep = Extract<PersonStep, { do: (typeof handKinds)[number] }>
/** What the host, the outside or time does. */
export type StageStep = Exclude<Action, PersonStep>

/** Whether a step is one of the visitor's hands alone. */
export function isHandStep(step: Action): step is HandStep {
  return handKinds.some((kind) => kind === step.do)
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

/** Hands at the page: in the page itself, or Playwright's. Each waits first until nothing is under way. */
export interface PageDriver {
  act(step: HandStep): Promise<void>
  /** Types into the code boxes, key by key. */
  typeCode(code: string): Promise<void>
  /** Reloads and resolves when the new page's stage is ready. */
  reload(): Promise<void>
}
