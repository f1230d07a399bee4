import { click, reads, scenario, sees } from '../../dsl/builders.ts'
import { logIn } from '../../dsl/flows/flows.ts'
import { accountButton } from '../accountButton.ts'

export const otherTabOtherPerson = scenario({
  id: 'other-tab-other-person',
  title: 'Another person logs in in another tab, and this tab goes on as that person',
  tags: ['secure-frame', 'email', 'security'],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    accountButton('0x97...3a0aa9'),
    { do: 'otherTab.logIn', email: 'new.device@example.com' },
    accountButton('0x14...3d9955'),
    { expect: 'modal', open: false },
    click('button', 'Pay 0.1 ETH', { within: 'page' }),
    sees('ApproveTransaction'),
    { do: 'frame.approve', method: 'eth_sendTransaction' },
    reads('Payment: done'),
    { expect: 'balance', chainId: 'eip155:1', account: 9, changedBy: '100000000000000000' },
    { expect: 'nonce', chainId: 'eip155:1', account: 6, changedBy: 0 },
    { expect: 'nonce', chainId: 'eip155:1', account: 7, changedBy: 1 },
  ],
})
