import type { Simulator } from '../../backends/mock/simulatorTypes.ts'
import type {
  Expectation,
  MeetResult,
  Scenario,
  StagePort,
  Target,
  WaitFor,
} from '../../scenarios/index.ts'
import type { Foyer } from '../../widget/foyer.ts'
import type { Point } from '../page/elementAt.ts'
import type { AmountExpectation } from './checks/readOnChain.ts'
import type { TimelineLog } from './timelineLog.ts'
import type { Timeline } from './timeline.ts'

/**
 * What a stage page puts on its window for the workbench beside it and for the replay. Nothing but `settle` waits until
 * nothing is under way: who plays does.
 */
export interface StageApi extends Omit<StagePort, 'describe'> {
  readonly scenario: Scenario
  readonly simulator: Simulator
  /** The first widget: the one that is observed, and that the host's steps are about. Throws where the page has none. */
  readonly foyer: Foyer
  /** Every widget of the page, the first one too. */
  readonly widgets: readonly Foyer[]
  readonly timeline: Timeline
  readonly timelineLog: TimelineLog
  /** Wei, base units or number of transactions, from the chain itself. */
  amount(wanted: AmountExpectation): Promise<bigint>
  /** Another scenario is played here: what it compares with is read now. */
  begin(scenario: Scenario): Promise<void>
  meet(expectation: Expectation, signal?: AbortSignal): Promise<MeetResult>
  readonly waitFor: WaitFor
  /** Where a real pointer meets what a target means, scrolled into view. */
  pointOf(target: Target): Promise<Point>
  focus(target: Target): Promise<void>
  /** Pastes into the field that has the focus; true when the page leaves it to the browser to put the text in. */
  paste(text: string): boolean
}

declare global {
  interface Window {
    /** Set when the stage is ready to be played. */
    foyerStage?: StageApi
    /** Set instead when it could not be started: what went wrong, in plain words. */
    foyerStageProblem?: string
  }
}
