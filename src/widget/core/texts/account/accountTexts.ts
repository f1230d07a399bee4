import { lazyTexts, type TextSource } from '../lazyTexts.ts'
import type { WidenTexts } from '../widenTexts.ts'

/** Account views (C-126 to C-142, C-325 to C-327, C-332). */
export const accountTexts = {
  copyAddress: 'Copy address',
  copyName: 'Copy name',
  addressCopied: 'Address copied',
  nameCopied: 'Name copied',
  failedToCopy: 'Failed to copy',
  balance: 'Balance',
  balanceFailed: 'Balance unavailable',
  balanceStale: 'Not up to date',
  retryBalance: 'Try again',
  blockExplorer: 'Block Explorer',
  buyCrypto: 'Buy crypto',
  swap: 'Swap',
  activity: 'Activity',
  disconnect: 'Disconnect',
  failedToDisconnect: 'Failed to disconnect',
  accountNotFound: 'Account not found',
  profile: 'Profile',
  accountSettings: 'Account Settings',
  yourAccounts: 'Your accounts',
  switchAddress: 'Switch address',
  smartAccount: 'Smart account',
  active: 'Active',
  failedToSwitch: 'Failed to switch the account',
  upgradeWallet: 'Upgrade your wallet',
  upgradeWalletHint: 'Transition to a self-custodial wallet',
  accountsToUse: 'Accounts to use',
  chooseAccounts: 'Choose the accounts that this app may use',
  selectAll: 'Select all',
  continue: 'Continue',
  cancel: 'Cancel',
  label: 'Label',
  labelOf: (address: string) => `Label of ${address}`,
  editLabel: (account: string) => `Edit the label of ${account}`,
  saveLabel: 'Save label',
  keepLabel: 'Cancel',
}

/** The texts of this widget: `core.use(createAccountTexts)`. */
export function createAccountTexts(
  core: TextSource<'account', typeof accountTexts>,
): WidenTexts<typeof accountTexts> {
  return lazyTexts(core, 'account', accountTexts)
}
