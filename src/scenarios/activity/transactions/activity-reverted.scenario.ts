import { reads, scenario, the } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'
import { openActivity } from '../activityFlows.ts'

/** More USDC than there are, to the last test account: the token refuses. */
const tooMuch = {
  from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  to: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  gas: '0x186a0',
  data: '0xa9059cbb000000000000000000000000a0ee7a142d267c1f36714e4a8f75612f20a79720000000000000000000000000000000000000000000000000ffffffffffffffff',
}

export const activityReverted = scenario({
  id: 'activity-reverted',
  title: 'A transfer that the token rejects is shown as failed',
  tags: ['activity', 'chain', 'error'],
  world: { pastTransactions: 0 },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'host.request', method: 'eth_sendTransaction', params: [tooMuch] },
    { do: 'wallet.approve', wallet: 'fox', method: 'eth_sendTransaction' },
    ...openActivity,
    { expect: 'element', target: the('link', 'sent', { exact: false }), count: 1 },
    reads('USDC'),
    reads('Failed', ['A-108']),
    {
      expect: 'tokenBalance',
      chainId: 'eip155:1',
      token: 'USDC',
      account: 9,
      changedBy: '0',
    },
  ],
})
