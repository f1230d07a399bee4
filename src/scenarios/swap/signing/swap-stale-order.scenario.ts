import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { ethereum, pay, previewCoin, review, signs } from '../swapSteps.ts'

const swap = the('button', 'Swap', { within: 'modal' })
const openRequest = 'Your wallet still shows a request that you left'

export const swapStaleOrder = scenario({
  id: 'swap-stale-order',
  title: 'A swap that was left and changed is requested with its new values',
  tags: ['swap', 'security', 'rejected'],
  steps: [
    ...previewCoin,
    { do: 'click', target: swap },
    { do: 'wallet.ignore', wallet: 'fox', method: 'eth_sendTransaction' },
    click('button', 'Cancel'),
    sees('Swap'),
    ...pay('0.1'),
    ...review,
    reads('0.1 ETH'),
    reads(openRequest),
    { expect: 'element', target: swap, is: 'disabled' },
    { do: 'wallet.reject', wallet: 'fox', message: 'User rejected the request.' },
    { expect: 'text', text: openRequest, absent: true },
    { expect: 'element', target: swap, is: 'enabled' },
    { expect: 'calls', name: 'wallet.eth_sendTransaction', times: 1 },
    { do: 'click', target: swap },
    signs,
    sees('Account'),
    {
      expect: 'calls',
      name: 'wallet.eth_sendTransaction',
      times: 2,
      arguments: { params: [{ value: '0x16345785d8a0000' }] },
    },
    { expect: 'balance', chainId: ethereum, account: 0, atLeast: '9999890000000000000000' },
    { expect: 'nonce', chainId: ethereum, account: 0, changedBy: 1 },
  ],
})
