import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { chooseSend, recipients, review, sendIt, started, typeRecipient } from './sendSteps.ts'
import {
  becomeSmartAccount,
  leaveSettings,
  openAccountOnBase,
} from '../smart-account/smartAccountSteps.ts'

export const sendSmartAccount = scenario({
  id: 'send-smart-account',
  title: 'Changing the account type clears the form, and the smart account sends USDC',
  tags: ['send', 'smart-account', 'chain'],
  options: { networks: ['eip155:1', 'eip155:8453'] },
  steps: [
    ...openAccountOnBase,
    ...chooseSend,
    ...typeRecipient(recipients[3]),
    reads('0x90F7...b906'),
    click('button', 'Back'),
    sees('Account'),
    ...becomeSmartAccount,
    ...leaveSettings,
    ...chooseSend,
    { expect: 'element', target: the('textbox', 'Address or name'), value: '', covers: ['C-232'] },
    {
      do: 'chain.setTokenBalance',
      chainId: 'eip155:8453',
      token: 'USDC',
      account: 'active',
      units: '50000000',
    },
    { do: 'run', ms: 10000 },
    ...review('USD Coin', 'USDC', '20', recipients[3]),
    ...sendIt,
    ...started,
    {
      expect: 'tokenBalance',
      chainId: 'eip155:8453',
      token: 'USDC',
      account: 3,
      changedBy: '20000000',
    },
    {
      expect: 'analytics',
      event: 'SEND_SUCCESS',
      properties: { isSmartAccount: true, network: 'eip155:8453' },
    },
  ],
})
