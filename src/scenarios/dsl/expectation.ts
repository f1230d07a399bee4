import type { chainExpectations } from './expectations/chainExpectations.ts'
import type { expectationAreas } from './expectations/expectationAreas.ts'
import type { outsideExpectations } from './expectations/outsideExpectations.ts'
import type { pageExpectations } from './expectations/pageExpectations.ts'
import type { widgetExpectations } from './expectations/widgetExpectations.ts'
import type { StepsOf } from './record.ts'

/**
 * The clauses that this expectation proves by its content, by their ids in the spec. `npm run spec`
 * counts them as tested.
 */
interface Proof {
  readonly covers?: readonly string[]
}

type Expected<Records> = Proof & StepsOf<Records, 'expect'>

/** An expected result. The check repeats until it succeeds or times out. */
export type Expectation = Expected<(typeof expectationAreas)[number]['records']>
/** A result that is visible on the page. */
export type PageExpectation = Expected<typeof pageExpectations>
/** A state of the page that is not visible. */
export type StageExpectation = Exclude<Expectation, PageExpectation>
/** A report or an action of the widget. */
export type WidgetExpectation = Expected<typeof widgetExpectations>
/** A state of the simulated world outside the page. */
export type OutsideExpectation = Expected<typeof outsideExpectations>
/** A state of the local chains. */
export type ChainExpectation = Expected<typeof chainExpectations>
