import { networkScenarios } from './networks/networkScenarios.ts'
import { farcasterScenarios } from './farcaster/farcasterScenarios.ts'
import { accountViewScenarios } from './account/accountViewScenarios.ts'
import { emailChangeScenarios } from './email/change/emailChangeScenarios.ts'
import { onrampScenarios } from './onramp/onrampScenarios.ts'
import { socialScenarios } from './social/socialScenarios.ts'
import { activityScenarios } from './activity/activityScenarios.ts'
import { chainScenarios } from './chains/chainScenarios.ts'
import { solanaScenarios } from './solana/solanaScenarios.ts'
import { tokenScenarios } from './tokens/tokenScenarios.ts'
import { privacyScenarios } from './privacy/privacyScenarios.ts'
import { receiveScenarios } from './receive/receiveScenarios.ts'
import { pendingScenarios } from './pending/pendingScenarios.ts'
import { sendScenarios } from './send/sendScenarios.ts'
import { walletTrustScenarios } from './connect/walletTrustScenarios.ts'
import { walletConnectScenarios } from './walletconnect/walletConnectScenarios.ts'
import { swapScenarios } from './swap/swapScenarios.ts'
import { connectScenarios } from './connect/connectScenarios.ts'
import { walletScenarios } from './wallets/walletScenarios.ts'
import { accountScenarios } from './account/accountScenarios.ts'
import { emailScenarios } from './email/emailScenarios.ts'
import { secureFrameScenarios } from './secure-frame/secureFrameScenarios.ts'
import { smartAccountScenarios } from './smart-account/smartAccountScenarios.ts'
import { shellScenarios } from './shell/shellScenarios.ts'
import { buttonScenarios } from './buttons/buttonScenarios.ts'
import { languageScenarios } from './languages/languageScenarios.ts'
import { helpScenarios } from './help/helpScenarios.ts'
import { siweScenarios } from './siwe/siweScenarios.ts'
import { nameScenarios } from './names/nameScenarios.ts'
import type { Scenario } from './dsl/scenario.ts'

export type { Scenario, ScenarioOptions } from './dsl/scenario.ts'
export type { AccountRef } from './dsl/accountRef.ts'
export type {
  Action,
  ChainStep,
  HostStep,
  OutsideStep,
  PersonStep,
  Step,
  TimeStep,
} from './dsl/step.ts'
export type { Expectation } from './dsl/expectation.ts'
export type {
  Finding,
  HandStep,
  PageDriver,
  PageExpectation,
  StageExpectation,
  StagePort,
  StageStep,
} from './dsl/stagePort.ts'
export { isPageExpectation } from './dsl/stagePort.ts'
export type { Target } from './dsl/target.ts'
export { click, minutes, reads, seconds, sees, the, type } from './dsl/builders.ts'
export { assertPlayable, assertStep } from './dsl/check/assertPlayable.ts'
export type { KnownWorld } from './dsl/check/checks.ts'
export { defineScenario as scenario } from './dsl/check/defineScenario.ts'
export { findScenarioProblems, findStepProblem } from './dsl/check/findProblems.ts'
export { playStep } from './dsl/playStep.ts'
export { waitUntil } from './dsl/waitUntil.ts'

/** All scenarios, in the order in which the workbench lists them. */
export const scenarios: readonly Scenario[] = [
  ...connectScenarios,
  ...walletScenarios,
  ...networkScenarios,
  ...accountScenarios,
  ...emailScenarios,
  ...secureFrameScenarios,
  ...smartAccountScenarios,
  ...shellScenarios,
  ...buttonScenarios,
  ...helpScenarios,
  ...languageScenarios,
  ...accountViewScenarios,
  ...emailChangeScenarios,
  ...onrampScenarios,
  ...socialScenarios,
  ...farcasterScenarios,
  ...siweScenarios,
  ...nameScenarios,
  ...walletConnectScenarios,
  ...walletTrustScenarios,
  ...chainScenarios,
  ...activityScenarios,
  ...solanaScenarios,
  ...tokenScenarios,
  ...sendScenarios,
  ...pendingScenarios,
  ...privacyScenarios,
  ...receiveScenarios,
  ...swapScenarios,
]
