import { click, reads, scenario, the } from '../../dsl/builders.ts'
import { leaveForAnother, recipients, started } from '../sendSteps.ts'

const ethereum = 'eip155:1'
const send = the('button', 'Send', { within: 'modal' })
const earlier = 'An earlier request may still be open'

export const sendWalletSilent = scenario({
  id: 'send-wallet-silent',
  title: 'A wallet never answers an earlier request, and the visitor can continue after a warning',
  tags: ['send', 'security', 'rejected'],
  steps: [
    ...leaveForAnother,
    reads('Your wallet still shows a request that you left.'),
    { expect: 'element', target: send, is: 'disabled' },
    { do: 'run', ms: 600_000 },
    { expect: 'element', target: send, is: 'disabled' },
    { expect: 'calls', name: 'wallet.eth_sendTransaction', times: 1 },
    click('button', 'Continue anyway'),
    reads(earlier),
    reads('Before you approve, make sure your wallet shows what is on this screen'),
    { expect: 'element', target: send, is: 'enabled' },
    { expect: 'calls', name: 'wallet.eth_sendTransaction', times: 1 },
    { do: 'click', target: send },
    reads('Confirm in your wallet'),
    reads(earlier),
    { expect: 'walletWaiting', wallet: 'fox', count: 2 },
    // The wallet's owner takes the older one away first.
    { do: 'wallet.reject', wallet: 'fox' },
    { expect: 'text', text: earlier, absent: true },
    { expect: 'noToast' },
    { do: 'wallet.approve', wallet: 'fox', method: 'eth_sendTransaction' },
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
