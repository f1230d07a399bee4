import type { Expectation } from './expectation.ts'
import type { StepsOf } from './record.ts'
import type { chainSteps } from './steps/chainSteps.ts'
import type { hostSteps } from './steps/hostSteps.ts'
import type { stepAreas } from './steps/stepAreas.ts'
import type { timeSteps } from './steps/timeSteps.ts'
import type { handSteps, visitSteps } from './steps/visitorSteps.ts'

/** What the visitor does with mouse and keyboard. */
export type HandStep = StepsOf<typeof handSteps>
/** What the visitor does that also needs the mailbox or a new page. */
export type VisitStep = StepsOf<typeof visitSteps>
/** What the visitor does. */
export type PersonStep = HandStep | VisitStep
/** What the host's own program does. */
export type HostStep = StepsOf<typeof hostSteps>
/** What happens on the local chains and to prices. */
export type ChainStep = StepsOf<typeof chainSteps>
/** How virtual time passes. */
export type TimeStep = StepsOf<typeof timeSteps>

/** What the visitor, the host page, the outside or time does. */
export type Action = StepsOf<(typeof stepAreas)[number]['records']>
/** What the world outside of the page does. */
export type OutsideStep = Exclude<Action, PersonStep | HostStep | TimeStep>

/** What happens, or what must be seen. */
export type Step = Action | Expectation
