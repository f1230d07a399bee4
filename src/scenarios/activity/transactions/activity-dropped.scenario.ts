import { reads, scenario } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'
import { openActivity, payFromHost } from '../activityFlows.ts'

export const activityDropped = scenario({
  id: 'activity-dropped',
  title: 'A payment that the network drops does not stay pending',
  tags: ['activity', 'chain', 'timer'],
  world: { pastTransactions: 0 },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'chain.automine', chainId: 'eip155:1', on: false },
    ...payFromHost,
    ...openActivity,
    reads('Pending'),
    { do: 'chain.drop', chainId: 'eip155:1' },
    { do: 'run', ms: 3_000 },
    reads('Dropped', ['A-108']),
    { expect: 'text', text: 'Pending', absent: true },
    { expect: 'timer', label: 'activity.pending', pending: false },
    { do: 'reload' },
    ...openActivity,
    reads('No Transactions yet'),
    { expect: 'nonce', chainId: 'eip155:1', account: 0, changedBy: 0 },
  ],
})
