import { reads, scenario, seconds, sees } from '../../dsl/builders.ts'
import { beginPurchase } from '../../dsl/flows/onrampFlows.ts'

export const buyAToken = scenario({
  id: 'buy-a-token',
  title: 'A token bought on another network arrives to its last unit',
  tags: ['onramp', 'money'],
  steps: [
    ...beginPurchase,
    { do: 'onramp.choose', asset: 'USDC on Base', amount: '7500', currency: 'USD' },
    { do: 'run', ms: seconds(3) },
    { do: 'onramp.complete' },
    { do: 'run', ms: seconds(4) },
    sees('OnRampActivity'),
    reads('Completed'),
    reads('USDC'),
    {
      expect: 'tokenBalance',
      chainId: 'eip155:8453',
      token: 'USDC',
      account: 0,
      changedBy: '7440714428',
    },
    { expect: 'balance', chainId: 'eip155:1', account: 0, changedBy: '0' },
  ],
})
