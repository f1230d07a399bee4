import type { Simulator } from '../backends/mock/simulatorTypes.ts'
import type {
  Expectation,
  MeetResult,
  Scenario,
  StagePort,
  Target,
  WaitFor,
} from '../scenarios/index.ts'
import type { Foyer } from '../widget/foyer.ts'
import type { Point } from './page/elementAt.ts'
import type { AccessibilityFinding } from './accessibility/accessibilityFinding.ts'
import type { AmountExpectation } from './checks/readOnChain.ts'
import type { TimelineLog } from './timelineLog.ts'
import type { Timeline } from './timeline.ts'

/**
 * The object that a stage page adds to its window for the workbench beside it and for the replay. Only `settle` waits until no call is in
 * flight; its callers wait themselves.
 */
export interface StageApi extends Omit<StagePort, 'describe' | 'secret'> {
  readonly scenario: Scenario
  readonly simulator: Simulator
  /** The first widget: it is observed, and the host's steps apply to it. Throws if the page has none. */
  readonly foyer: Foyer
  /** Every widget of the page, including the first. */
  readonly widgets: readonly Foyer[]
  /** Whether the page's own `Date` and `Math.random` are real: on a host's page, unless `ownsPage` is set. */
  readonly hasOwnTime: boolean
  readonly timeline: Timeline
  readonly timelineLog: TimelineLog
  /** Wei, base units or number of transactions, from the chain itself. */
  amount(wanted: AmountExpectation): Promise<bigint>
  /** Plays another scenario here; reads the amounts that it compares with now. */
  begin(scenario: Scenario): Promise<void>
  meet(expectation: Expectation, signal?: AbortSignal): Promise<MeetResult>
  readonly waitFor: WaitFor
  /** Scrolls a target into view and returns the position at which a real pointer meets it. */
  pointOf(target: Target): Promise<Point>
  focus(target: Target): Promise<void>
  /** The controls that a person can use now: in the open dialog, or on the whole page. */
  usableControls(): readonly Target[]
  /** Pastes into the focused field; true if the page leaves the insertion to the browser. */
  paste(text: string): boolean
  /** Checks the page in its current state with axe. The check doesn't change the simulation, such as its random numbers. */
  checkAccessibility(): Promise<readonly AccessibilityFinding[]>
}

declare global {
  interface Window {
    /** Set when the stage is ready to be played. */
    foyerStage?: StageApi
    /** Set instead if it could not be started: the reason in plain words. */
    foyerStageProblem?: string
    /** The scenario that the panels play on a host's page; free play if absent. */
    foyerScenario?: Scenario
  }
}
