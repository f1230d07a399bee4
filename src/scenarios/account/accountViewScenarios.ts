import { selectAllAddresses } from './addresses/select-all-addresses.scenario.ts'
import { selectOneAddress } from './addresses/select-one-address.scenario.ts'
import { selectNoAddress } from './addresses/select-no-address.scenario.ts'
import { selectAddressesCancelled } from './addresses/select-addresses-cancelled.scenario.ts'
import { selectAddressesLeft } from './addresses/select-addresses-left.scenario.ts'
import { selectAddressesReloaded } from './addresses/select-addresses-reloaded.scenario.ts'
import { profileSwitchesAccount } from './addresses/profile-switches-account.scenario.ts'
import { switchAddressWithLabels } from './addresses/switch-address-with-labels.scenario.ts'
import { accountSettingsOfWallet } from './account-settings-of-wallet.scenario.ts'
import { accountSettingsOneNetwork } from './account-settings-one-network.scenario.ts'
import { accountGoneInEveryView } from './session/account-gone-in-every-view.scenario.ts'
import { settingsDisconnectFails } from './session/settings-disconnect-fails.scenario.ts'
import { settingsDisconnectSlowly } from './session/settings-disconnect-slowly.scenario.ts'
import { reconnectsSlowly } from './session/reconnects-slowly.scenario.ts'
import type { Scenario } from '../dsl/scenario.ts'

/** The account's own views: choice of accounts, profile, settings, addresses. */
export const accountViewScenarios: readonly Scenario[] = [
  selectAllAddresses,
  selectOneAddress,
  selectNoAddress,
  selectAddressesCancelled,
  selectAddressesLeft,
  selectAddressesReloaded,
  profileSwitchesAccount,
  switchAddressWithLabels,
  accountSettingsOfWallet,
  accountSettingsOneNetwork,
  accountGoneInEveryView,
  settingsDisconnectFails,
  settingsDisconnectSlowly,
  reconnectsSlowly,
]
