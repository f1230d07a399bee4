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

/** A step of the visitor with mouse and keyboard. */
export type HandStep = StepsOf<typeof handSteps>
/** A step of the visitor that also needs the mailbox, a secret or a new page. */
export type VisitStep = StepsOf<typeof visitSteps>
/** A step of the visitor. */
export type PersonStep = HandStep | VisitStep
/** A step of the host's own program. */
export type HostStep = StepsOf<typeof hostSteps>
/** A step in a wallet of the browser. */
export type WalletStep = StepsOf<typeof walletSteps>
/** A step on the phone with a WalletConnect wallet. */
export type PhoneStep = StepsOf<typeof phoneSteps>
/** A step of a person in the mailbox, at a login provider, in Farcaster or in the secure site's frame. */
export type LoginStep = StepsOf<typeof loginSteps>
/** A step at the on-ramp provider. */
export type OnrampStep = StepsOf<typeof onrampSteps>
/** A step around the page. */
export type PageStep = StepsOf<typeof pageSteps>
/** A fault or another change outside the page. */
export type FaultStep = StepsOf<typeof faultSteps>
/** A step on the local chains, or a change of prices. */
export type ChainStep = StepsOf<typeof chainSteps>
/** A step of virtual time. */
export type TimeStep = StepsOf<typeof timeSteps>

/** A step of the visitor, the host page, the outside or time. */
export type Action = StepsOf<(typeof stepAreas)[number]['records']>
/** A step of the simulated world outside the page. */
export type OutsideStep = Exclude<Action, PersonStep | HostStep | TimeStep>

/** A step or an expectation. */
export type Step = Action | Expectation
