import type { Scenario } from '../dsl/scenario.ts'
import { receiveAddress } from './receive-address.scenario.ts'
import { receiveProfileName } from './receive-profile-name.scenario.ts'
import { receiveAccountLost } from './receive-account-lost.scenario.ts'
import { receiveSmartAccount } from './receive-smart-account.scenario.ts'
import { receiveOnSolana } from './receive-on-solana.scenario.ts'

/** Being paid. */
export const receiveScenarios: readonly Scenario[] = [
  receiveAddress,
  receiveProfileName,
  receiveAccountLost,
  receiveSmartAccount,
  receiveOnSolana,
]
