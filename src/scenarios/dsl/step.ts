import type { Expectation } from './expectation.ts'
import type { StepsOf } from './record.ts'
import type { chainSteps } from './steps/chainSteps.ts'
import type { hostSteps } from './steps/hostSteps.ts'
import type { walletSteps } from './steps/walletSteps.ts'
import type { phoneSteps } from './steps/phoneSteps.ts'
import type { loginSteps } from './steps/loginSteps.ts'
import type { onrampSteps } from './steps/onrampSteps.ts'
import type { pageSteps } from './steps/pageSteps.ts'
import type { faultSteps } from './steps/faultSteps.ts'
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
/** What happens in a wallet of the browser. */
export type WalletStep = StepsOf<typeof walletSteps>
/** What happens on the phone with a WalletConnect wallet. */
export type PhoneStep = StepsOf<typeof phoneSteps>
/** What a person does in the mailbox, at a login provider, in Farcaster and in the secure site's frame. */
export type LoginStep = StepsOf<typeof loginSteps>
/** What happens at the on-ramp provider. */
export type OnrampStep = StepsOf<typeof onrampSteps>
/** What happens around the page. */
export type PageStep = StepsOf<typeof pageSteps>
/** What breaks outside the page, and what else changes there. */
export type FaultStep = StepsOf<typeof faultSteps>
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
