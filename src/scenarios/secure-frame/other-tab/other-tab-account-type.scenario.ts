import { click, reads, scenario, sees } from '../../dsl/builders.ts'
import { openAccountOnBase } from '../../smart-account/smartAccountSteps.ts'

export const otherTabAccountType = scenario({
  id: 'other-tab-account-type',
  title: 'The account type is switched in another tab, and this tab signs with the smart account',
  tags: ['secure-frame', 'smart-account', 'security'],
  options: { networks: ['eip155:1', 'eip155:8453'] },
  steps: [
    ...openAccountOnBase,
    { expect: 'activeAccount', chainId: 'eip155:8453', type: 'eoa' },
    { do: 'otherTab.accountType', type: 'smartAccount' },
    { expect: 'activeAccount', chainId: 'eip155:8453', type: 'smartAccount', deployed: false },
    { do: 'host.close' },
    click('button', 'Sign a message', { within: 'page' }),
    sees('ApproveTransaction'),
    { do: 'frame.approve', method: 'personal_sign' },
    reads('Signature: done'),
  ],
})
