import { expect, it } from 'vitest'
import { createAccount } from './account.ts'

it('creates an account with every known field [C-171]', () => {
  expect(Object.keys(createAccount().getState())).toEqual(
    expect.arrayContaining([
      'address',
      'profileName',
      'profileImage',
      'balance',
      'balanceSymbol',
      'type',
      'preferredAccountType',
      'smartAccountDeployed',
      'allAccounts',
      'addressLabels',
      'socialProvider',
      'socialWindow',
      'farcasterUrl',
      'isConnected',
      'connectedWalletInfo',
      'addressExplorerUrl',
      'currentTab',
      'tokenBalance',
    ]),
  )
})
