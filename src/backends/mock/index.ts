/** Public door `foyer/mock`: the simulated outside, for development only. */
export { createSimulator } from './createSimulator.ts'
export {
  createMockBackend,
  type MockBackend,
  type MockBackendOptions,
} from './createMockBackend.ts'
export type {
  ChainActor,
  DeviceProfile,
  FarcasterActor,
  FrameRequest,
  HostileActor,
  MailboxActor,
  OutsideOrigins,
  SecureSiteActor,
  Simulator,
  SimulatorOptions,
  SocialActor,
  SocialWindow,
  WalletActors,
  WalletRequest,
} from './simulatorTypes.ts'
export type {
  Photograph,
  PhoneActor,
  PhoneProposal,
  PhoneRequest,
  PhoneSession,
} from './actors/phone/phoneTypes.ts'
export type { OnrampActor, OnrampWindow } from './actors/onramp/onrampActor.ts'
export type { CallLog, CallName, CallRecord } from './calls/callLogTypes.ts'
export { knownCalls } from './calls/knownCalls.ts'
export type { CallPattern, KnownCall } from './calls/knownCalls.ts'
export type { ClockState, PendingTimer, VirtualClock } from './clock/virtualClockTypes.ts'
export type { FaultEffect, FaultRule, Faults, FaultWhen } from './faults/faultTypes.ts'
export type {
  InstalledWallet,
  Mail,
  Person,
  Purchase,
  World,
  WorldPatch,
  WorldState,
} from './world/worldTypes.ts'
