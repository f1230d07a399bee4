import type { chainExpectations } from './expectations/chainExpectations.ts'
import type { expectationAreas } from './expectations/expectationAreas.ts'
import type { outsideExpectations } from './expectations/outsideExpectations.ts'
import type { pageExpectations } from './expectations/pageExpectations.ts'
import type { widgetExpectations } from './expectations/widgetExpectations.ts'
import type { StepsOf } from './record.ts'

/** The clauses that this expectation proves by its own content, e.g. `C-187`. */
interface Proof {
  readonly covers?: readonly string[]
}

type Expected<Records> = Proof & StepsOf<Records, 'expect'>

/** What must be seen; tried until it is, or until the time is over. */
export type Expectation = Expected<(typeof expectationAreas)[number]['records']>
/** What must be visible on the page. */
export type PageExpectation = Expected<typeof pageExpectations>
/** What must be true behind the page. */
export type StageExpectation = Exclude<Expectation, PageExpectation>
/** What the widget must report or do. */
export type WidgetExpectation = Expected<typeof widgetExpectations>
/** What the world outside of the page must see. */
export type OutsideExpectation = Expected<typeof outsideExpectations>
/** What the local chains must hold. */
export type ChainExpectation = Expected<typeof chainExpectations>
