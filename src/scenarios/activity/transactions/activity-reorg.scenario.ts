import { click, reads, scenario, sees } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'
import { openActivity, payFromHost } from '../activityFlows.ts'

export const activityReorg = scenario({
  id: 'activity-reorg',
  title: 'The activity removes a payment whose block is reorganised away',
  tags: ['activity', 'chain'],
  world: { pastTransactions: 0 },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...payFromHost,
    reads('Payment: done', []),
    ...openActivity,
    reads('-0.100 ETH'),
    { do: 'chain.reorg', chainId: 'eip155:1', depth: 1 },
    click('button', 'Back'),
    sees('Account'),
    click('button', 'Activity'),
    reads('No Transactions yet'),
    { expect: 'balance', chainId: 'eip155:1', account: 9, changedBy: '0' },
  ],
})
