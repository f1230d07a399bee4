import { click, reads, scenario, sees } from '../../dsl/builders.ts'
import { logIn } from '../../dsl/flows/flows.ts'
import { accountButton } from '../accountButton.ts'

export const otherTabSaysNothing = scenario({
  id: 'other-tab-says-nothing',
  title: 'Nothing is signed or paid for a person who is no longer the one on screen',
  tags: ['secure-frame', 'email', 'security'],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    { do: 'otherTab.logIn', email: 'new.device@example.com', older: true },
    accountButton('0x97...3a0aa9'),
    click('button', 'Sign a message', { within: 'page' }),
    reads('Refused personal_sign: another account is logged in at the secure site now.'),
    { expect: 'calls', name: 'frame.personal_sign', times: 0 },
    { expect: 'modal', open: false },
    accountButton('0x14...3d9955'),
    { do: 'otherTab.logIn', email: 'ada@example.com', older: true },
    click('button', 'Pay 0.1 ETH', { within: 'page' }),
    reads('Refused eth_sendTransaction: another account is logged in at the secure site now.'),
    { expect: 'calls', name: 'frame.eth_sendTransaction', times: 0 },
    accountButton('0x97...3a0aa9'),
    click('button', 'Pay 0.1 ETH', { within: 'page' }),
    sees('ApproveTransaction'),
    { do: 'frame.approve', method: 'eth_sendTransaction' },
    reads('Payment: done'),
    { expect: 'nonce', chainId: 'eip155:1', account: 6, changedBy: 1 },
    { expect: 'nonce', chainId: 'eip155:1', account: 7, changedBy: 0 },
  ],
})
