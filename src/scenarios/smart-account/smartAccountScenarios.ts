import { smartAccountListFails } from './smart-account-list-fails.scenario.ts'
import { smartAccountSignsIn } from './smart-account-signs-in.scenario.ts'
import { toggleFails } from './toggle-fails.scenario.ts'
import { toggleSlowly } from './toggle-slowly.scenario.ts'
import { toggleToSmartAccount } from './toggle-to-smart-account.scenario.ts'
import { upgradeFails } from './upgrade-fails.scenario.ts'
import { upgradeLater } from './upgrade-later.scenario.ts'
import { upgradeNotForAWallet } from './upgrade-not-for-a-wallet.scenario.ts'
import { upgradeNow } from './upgrade-now.scenario.ts'
import type { Scenario } from '../dsl/scenario.ts'

/** Smart accounts of a login. */
export const smartAccountScenarios: readonly Scenario[] = [
  smartAccountListFails,
  smartAccountSignsIn,
  toggleFails,
  toggleSlowly,
  toggleToSmartAccount,
  upgradeFails,
  upgradeLater,
  upgradeNotForAWallet,
  upgradeNow,
]
