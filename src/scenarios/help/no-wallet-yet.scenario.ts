import { click, scenario, sees, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const noWalletYet = scenario({
  id: 'no-wallet-yet',
  title: 'A phone without a wallet gets one from the end of the wallet list',
  tags: ['help', 'wallets', 'mobile'],
  device: 'iphone',
  world: { wallets: [] },
  steps: [
    ...openModal,
    click('button', "I don't have a wallet"),
    sees('WhatIsAWallet', ['C-112']),
    { expect: 'analytics', event: 'CLICK_WALLET_HELP', times: 1, covers: ['C-313'] },
    click('button', 'Get a wallet'),
    sees('GetWallet', ['C-113']),
    click('button', 'Back'),
    click('button', 'Back'),
    sees('Connect', ['C-071']),
    { expect: 'element', target: the('button', "I don't have a wallet"), is: 'enabled' },
  ],
})
