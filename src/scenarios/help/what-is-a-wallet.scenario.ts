import { click, scenario, sees, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const whatIsAWallet = scenario({
  id: 'what-is-a-wallet',
  title: 'The help icon explains wallets and leads to Get a wallet',
  tags: ['help', 'wallets'],
  steps: [
    ...openModal,
    { expect: 'element', target: the('button', "I don't have a wallet"), is: 'absent' },
    click('button', 'Help'),
    sees('WhatIsAWallet', ['C-073']),
    { expect: 'analytics', event: 'CLICK_WALLET_HELP', times: 1, covers: ['C-313'] },
    { expect: 'title', is: 'What is a wallet?', covers: ['C-063'] },
    { expect: 'element', target: the('button', 'Help'), is: 'absent', covers: ['C-073'] },
    {
      expect: 'element',
      target: the('heading', undefined, { within: 'modal' }),
      count: 4,
      covers: ['C-112'],
    },
    click('button', 'Get a wallet'),
    sees('GetWallet', ['C-113']),
    { expect: 'analytics', event: 'CLICK_GET_WALLET', times: 1, covers: ['C-113'] },
    { expect: 'title', is: 'Get a wallet', covers: ['C-052'] },
    { expect: 'element', target: the('link', 'Explore all', { exact: false }), covers: ['C-108'] },
    click('button', 'Back'),
    sees('WhatIsAWallet', ['C-071']),
    click('button', 'Back'),
    sees('Connect', ['C-071']),
    { expect: 'element', target: the('button', 'Back'), is: 'absent', covers: ['C-071'] },
  ],
})
