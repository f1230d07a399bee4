import { reads, scenario } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'
import { openActivity, payFromHost } from '../activityFlows.ts'

export const activityDropped = scenario({
  id: 'activity-dropped',
  title: 'A payment that the network drops stays pending until its nonce is used',
  tags: ['activity', 'chain', 'timer'],
  world: { pastTransactions: 0 },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'chain.automine', chainId: 'eip155:1', on: false },
    ...payFromHost,
    ...openActivity,
    reads('Pending'),
    { do: 'chain.drop', chainId: 'eip155:1' },
    { do: 'run', ms: 6_000 },
    reads('Pending', ['A-108']),
    { expect: 'timer', label: 'activity.pending', pending: true },
    { expect: 'nonce', chainId: 'eip155:1', account: 0, changedBy: 0 },
    { do: 'reload' },
    ...openActivity,
    reads('No Transactions yet'),
  ],
})
