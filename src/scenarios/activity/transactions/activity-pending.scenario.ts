import { reads, scenario } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'
import { openActivity, payFromHost } from '../activityFlows.ts'

export const activityPending = scenario({
  id: 'activity-pending',
  title: 'A payment is pending until it is mined, then confirmed',
  tags: ['activity', 'chain', 'timer'],
  world: { pastTransactions: 0 },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'chain.automine', chainId: 'eip155:1', on: false },
    ...payFromHost,
    ...openActivity,
    reads('Pending', ['A-108']),
    reads('-0.100 ETH'),
    { expect: 'timer', label: 'activity.pending', pending: true, inMs: 3_000 },
    { do: 'run', ms: 3_000 },
    reads('Pending'),
    { do: 'chain.mine', chainId: 'eip155:1' },
    { do: 'run', ms: 3_000 },
    { expect: 'text', text: 'Pending', absent: true },
    reads('-0.100 ETH'),
    { expect: 'timer', label: 'activity.pending', pending: false },
    { expect: 'calls', name: 'history.transactions', times: 3 },
  ],
})
