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
  FaultStep,
  HandStep,
  HostStep,
  LoginStep,
  OnrampStep,
  OutsideStep,
  PageStep,
  PersonStep,
  PhoneStep,
  Step,
  TimeStep,
  WalletStep,
} from './dsl/step.ts'
export type {
  ChainExpectation,
  Expectation,
  OutsideExpectation,
  PageExpectation,
  StageExpectation,
  WidgetExpectation,
} from './dsl/expectation.ts'
export type {
  Finding,
  Hands,
  MeetResult,
  PageDriver,
  StagePort,
  StageStep,
} from './dsl/stagePort.ts'
export type { ScenarioFault } from './dsl/scenarioFault.ts'
export { actByHand, isPageExpectation } from './dsl/stagePort.ts'
export type { Field, Fields, Input, JsonSchema, WorldList } from './dsl/fields/field.ts'
export type { RecordArea, StepArea, StepRecord, Words } from './dsl/record.ts'
export { expectationAreas } from './dsl/expectations/expectationAreas.ts'
export { stepAreas } from './dsl/steps/stepAreas.ts'
export { actorOf, recordOf } from './dsl/recordOf.ts'
export type { Target } from './dsl/target.ts'
export { click, minutes, reads, seconds, sees, the, type } from './dsl/builders.ts'
export { assertPlayable, assertStep } from './dsl/check/assertPlayable.ts'
export type { KnownWorld } from './dsl/check/checks.ts'
export { defineScenario as scenario } from './dsl/check/defineScenario.ts'
export { findScenarioProblems, findStepProblem } from './dsl/check/findProblems.ts'
export { playStep } from './dsl/playStep.ts'
export { stepTimeout, waitUntil, type WaitFor } from './dsl/waitUntil.ts'

/** The scenarios of one feature. */
export interface ScenarioGroup {
  /** As the workbench's tree shows it. */
  readonly name: string
  readonly scenarios: readonly Scenario[]
}

/** Every scenario by its feature, in the order in which the workbench lists them. */
export const scenarioGroups: readonly ScenarioGroup[] = [
  { name: 'Connect', scenarios: connectScenarios },
  { name: 'Wallets', scenarios: [...walletScenarios, ...walletTrustScenarios] },
  { name: 'Networks', scenarios: networkScenarios },
  { name: 'Account', scenarios: [...accountScenarios, ...accountViewScenarios] },
  { name: 'Email', scenarios: [...emailScenarios, ...emailChangeScenarios] },
  { name: 'Social login', scenarios: [...socialScenarios, ...farcasterScenarios] },
  { name: 'Secure site', scenarios: secureFrameScenarios },
  { name: 'Smart account', scenarios: smartAccountScenarios },
  { name: 'Sign in (SIWE)', scenarios: siweScenarios },
  { name: 'Account names', scenarios: nameScenarios },
  { name: 'WalletConnect', scenarios: walletConnectScenarios },
  { name: 'Solana', scenarios: solanaScenarios },
  { name: 'Tokens', scenarios: tokenScenarios },
  { name: 'Send', scenarios: sendScenarios },
  { name: 'Swap', scenarios: swapScenarios },
  { name: 'Buy', scenarios: onrampScenarios },
  { name: 'Receive', scenarios: receiveScenarios },
  { name: 'Activity', scenarios: activityScenarios },
  { name: 'Transactions', scenarios: [...chainScenarios, ...pendingScenarios] },
  { name: 'Privacy and trust', scenarios: privacyScenarios },
  { name: 'Modal', scenarios: [...shellScenarios, ...helpScenarios] },
  { name: 'Host page', scenarios: buttonScenarios },
  { name: 'Languages', scenarios: languageScenarios },
]

/** All scenarios, in the order of their groups. */
export const scenarios: readonly Scenario[] = scenarioGroups.flatMap((group) => group.scenarios)
