import type { Scenario } from '../dsl/scenario.ts'
import { farcasterDesktop } from './farcaster-desktop.scenario.ts'
import { farcasterPhone } from './farcaster-phone.scenario.ts'
import { farcasterRefused } from './farcaster-refused.scenario.ts'
import { farcasterNoAddress } from './farcaster-no-address.scenario.ts'

/** Logins by the Farcaster app, in the order in which the workbench lists them. */
export const farcasterScenarios: readonly Scenario[] = [
  farcasterDesktop,
  farcasterPhone,
  farcasterRefused,
  farcasterNoAddress,
]
