import { selectAllAddresses } from './select-all-addresses.scenario.ts'
import { selectOneAddress } from './select-one-address.scenario.ts'
import { selectNoAddress } from './select-no-address.scenario.ts'
import { selectAddressesCancelled } from './select-addresses-cancelled.scenario.ts'
import { selectAddressesLeft } from './select-addresses-left.scenario.ts'
import { profileSwitchesAccount } from './profile-switches-account.scenario.ts'
import { switchAddressWithLabels } from './switch-address-with-labels.scenario.ts'
import { accountSettingsOfWallet } from './account-settings-of-wallet.scenario.ts'
import { accountSettingsOneNetwork } from './account-settings-one-network.scenario.ts'
import { accountGoneInEveryView } from './account-gone-in-every-view.scenario.ts'
import { settingsDisconnectFails } from './settings-disconnect-fails.scenario.ts'
import { settingsDisconnectSlowly } from './settings-disconnect-slowly.scenario.ts'
import { reconnectsSlowly } from './reconnects-slowly.scenario.ts'
import type { Scenario } from '../dsl/scenario.ts'

/** The account's own views: choice of accounts, profile, settings, addresses. */
export const accountViewScenarios: readonly Scenario[] = [
  selectAllAddresses,
  selectOneAddress,
  selectNoAddress,
  selectAddressesCancelled,
  selectAddressesLeft,
  profileSwitchesAccount,
  switchAddressWithLabels,
  accountSettingsOfWallet,
  accountSettingsOneNetwork,
  accountGoneInEveryView,
  settingsDisconnectFails,
  settingsDisconnectSlowly,
  reconnectsSlowly,
]
