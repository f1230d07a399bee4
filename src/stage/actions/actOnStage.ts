import type { StageStep } from '../../scenarios/index.ts'
import { chainActions } from './chainActions.ts'
import { faultActions } from './faultActions.ts'
import { hostActions } from './hostActions.ts'
import { loginActions } from './loginActions.ts'
import { onrampActions } from './onrampActions.ts'
import { pageActions } from './pageActions.ts'
import { phoneActions } from './phoneActions.ts'
import type { ActingParts, StageActions } from './stageActions.ts'
import { timeActions } from './timeActions.ts'
import { walletActions } from './walletActions.ts'

const actions: StageActions = {
  ...hostActions,
  ...walletActions,
  ...phoneActions,
  ...loginActions,
  ...onrampActions,
  ...chainActions,
  ...timeActions,
  ...pageActions,
  ...faultActions,
}

/** Performs a step of the host, the outside or time in a scenario. */
export function actOnStage(step: StageStep, parts: ActingParts): void | Promise<void> {
  // The compiler cannot see that the action belongs to the kind of the step.
  const act = actions[step.do] as (step: StageStep, parts: ActingParts) => void | Promise<void>
  return act(step, parts)
}
