import { reads, scenario, the } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'
import { openActivity, payFromHost } from '../activityFlows.ts'

const successor = the('link', 'Opens the replacement transaction', { exact: false })

export const activitySpedUp = scenario({
  id: 'activity-sped-up',
  title: 'A sped-up payment is shown as replaced, and its replacement as pending until it is mined',
  tags: ['activity', 'chain', 'timer'],
  world: { pastTransactions: 0 },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'chain.automine', chainId: 'eip155:1', on: false },
    ...payFromHost,
    ...openActivity,
    reads('Pending'),
    { do: 'chain.replace', chainId: 'eip155:1', how: 'speedUp' },
    { do: 'run', ms: 3_000 },
    reads('Pending'),
    reads('Replaced', ['A-108']),
    { expect: 'element', target: successor, count: 1 },
    { do: 'chain.mine', chainId: 'eip155:1' },
    { do: 'run', ms: 3_000 },
    { expect: 'text', text: 'Pending', absent: true },
    { expect: 'element', target: successor, count: 1 },
    { expect: 'balance', chainId: 'eip155:1', account: 9, changedBy: '100000000000000000' },
    { do: 'reload' },
    ...openActivity,
    { expect: 'element', target: the('link', 'sent -0.100 ETH', { exact: false }), count: 1 },
    { expect: 'text', text: 'Replaced', absent: true },
  ],
})
