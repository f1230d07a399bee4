import { reads, scenario, the } from '../../dsl/builders.ts'
import { leaveForAnother, recipients, sendByWallet, started } from '../sendSteps.ts'

const ethereum = 'eip155:1'
const send = the('button', 'Send', { within: 'modal' })

export const sendStaleOrder = scenario({
  id: 'send-stale-order',
  title: 'A transfer that was left and changed is requested with its new values',
  tags: ['send', 'security', 'rejected'],
  steps: [
    ...leaveForAnother,
    reads('0.1 ETH'),
    reads('Another request is open in your wallet'),
    { expect: 'element', target: send, is: 'disabled' },
    { expect: 'walletWaiting', wallet: 'fox', count: 1 },
    { do: 'wallet.reject', wallet: 'fox' },
    { expect: 'text', text: 'Another request is open in your wallet', absent: true },
    { expect: 'noToast' },
    { expect: 'element', target: send, is: 'enabled' },
    { expect: 'calls', name: 'wallet.eth_sendTransaction', times: 1 },
    ...sendByWallet,
    ...started,
    {
      expect: 'calls',
      name: 'wallet.eth_sendTransaction',
      times: 2,
      arguments: { params: [{ to: recipients[3], value: '0x16345785d8a0000' }] },
    },
    { expect: 'balance', chainId: ethereum, account: 3, changedBy: '100000000000000000' },
    { expect: 'nonce', chainId: ethereum, account: 0, changedBy: 1 },
  ],
})
