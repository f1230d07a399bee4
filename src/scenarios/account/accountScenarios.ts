import { accountChangedInWallet } from './addresses/account-changed-in-wallet.scenario.ts'
import { accountOfWallet } from './account-of-wallet.scenario.ts'
import { balanceFails } from './balance-fails.scenario.ts'
import { disconnectedFromWallet } from './session/disconnected-from-wallet.scenario.ts'
import { identityDown } from './identity-down.scenario.ts'
import { payFromHostPage } from './pay-from-host-page.scenario.ts'
import { profileName } from './profile-name.scenario.ts'
import { profilePicture } from './profile-picture.scenario.ts'
import { reloadWhileConnected } from './session/reload-while-connected.scenario.ts'
import type { Scenario } from '../dsl/scenario.ts'

/** The account of a wallet and what changes it. */
export const accountScenarios: readonly Scenario[] = [
  accountChangedInWallet,
  accountOfWallet,
  balanceFails,
  disconnectedFromWallet,
  identityDown,
  payFromHostPage,
  profileName,
  profilePicture,
  reloadWhileConnected,
]
