import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { openSendByHost, recipients, review, typeAmount } from '../sendSteps.ts'

const ethereum = 'eip155:1'
const send = the('button', 'Send', { within: 'modal' })

export const sendLateApproval = scenario({
  id: 'send-late-approval',
  title: 'A transfer that is approved after the visitor left is reported with its own amount',
  tags: ['send', 'security', 'events'],
  steps: [
    ...openSendByHost,
    ...review('Ether ETH', 'ETH', '1', recipients[3]),
    { do: 'click', target: send },
    { do: 'wallet.ignore', wallet: 'fox', method: 'eth_sendTransaction' },
    click('button', 'Cancel'),
    typeAmount('ETH', '0.1'),
    click('button', 'Preview Send'),
    reads('Another request is open in your wallet'),
    { do: 'wallet.approve', wallet: 'fox', method: 'eth_sendTransaction' },
    {
      expect: 'toast',
      text: 'Your wallet approved the earlier request: 1 ETH to 0x90F7...b906',
      variant: 'success',
    },
    sees('WalletSendPreview'),
    reads('0.1 ETH'),
    { expect: 'element', target: send, is: 'enabled' },
    { expect: 'calls', name: 'wallet.eth_sendTransaction', times: 1 },
    { expect: 'balance', chainId: ethereum, account: 3, changedBy: '1000000000000000000' },
    { expect: 'nonce', chainId: ethereum, account: 0, changedBy: 1 },
    { expect: 'analytics', event: 'SEND_SUCCESS', properties: { amount: 1 }, times: 1 },
  ],
})
