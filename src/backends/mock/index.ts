/** Public entry point `foyerkit-lab/mock`: the simulated outside, for development only. */
export { createSimulator } from './simulator.ts'
export { createMockBackend, type MockBackend } from './mockBackend.ts'
export { createReplacementBackend as createRealBackend } from './replacementBackend.ts'
export { panelsFrameName } from './offline/offlinePage.ts'
export { createTrustedText } from './shared/trustedText.ts'
export type { OfflinePage, OfflineStart, PanelsStart, WidgetReport } from './offline/offlinePage.ts'
export { createSystemClock } from '../real/browser/systemClock.ts'
export { createSystemRandom } from '../real/browser/systemRandom.ts'
export type {
  MockBackendOptions,
  OutsideOrigins,
  Simulator,
  SimulatorOptions,
} from './simulatorTypes.ts'
export type { FarcasterActor } from './actors/farcaster/farcasterActor.ts'
export type { HandsetActor } from './actors/handset/handset.ts'
export type { HostileActor } from './actors/frames/hostileActor.ts'
export type { MailboxActor } from './actors/secureSite/mailboxActor.ts'
export type { FrameRequest, SecureSiteActor } from './actors/secureSite/secureSiteActor.ts'
export type { SocialActor, SocialWindow } from './actors/social/socialActor.ts'
export type { WalletActors, WalletRequest } from './actors/wallets/walletActors.ts'
export type { DeviceProfile } from './browser/deviceProfile.ts'
export type { ChainActor } from './chains/chainActor.ts'
export type {
  QrCapture,
  PhoneActor,
  PhoneProposal,
  PhoneRequest,
  PhoneSession,
} from './actors/phone/phoneTypes.ts'
export type { OnrampActor, OnrampWindow } from './actors/onramp/onrampActor.ts'
export type { CallLog, CallName, CallRecord } from './calls/callLogTypes.ts'
export { knownCalls } from './calls/knownCalls.ts'
export { builtInFaultSets } from './faults/builtInFaultSets.ts'
export { effectsOf } from './faults/effectsOf.ts'
export { describePlaces, faultEffectKinds } from './faults/faultEffects.ts'
export { rulesOfSet } from './faults/rulesOfSet.ts'
export { setOfRule } from './faults/setOfRule.ts'
export { callMatches } from './calls/callMatches.ts'
export { whyNoFault, whyUnbreakable } from './faults/whyNoFault.ts'
export type { CallPattern, KnownCall } from './calls/knownCalls.ts'
export { localNetworks } from './chains/localNetworks.ts'
export { localUnitOf } from './chains/localUnitOf.ts'
export type { ClockState, PendingTimer, VirtualClock } from './clock/virtualClockTypes.ts'
export type { FaultEffect, FaultRule, Faults, FaultSet, FaultWhen } from './faults/faultTypes.ts'
export {
  misbehaviours,
  type MisbehaviourName,
  type WalletBehaviour,
  type WalletQuirks,
} from './world/misbehaviours.ts'
export type {
  InstalledWallet,
  Mail,
  Person,
  Purchase,
  World,
  WorldPatch,
  WorldState,
} from './world/worldTypes.ts'
