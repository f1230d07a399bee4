import { reads, scenario, the } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'
import { openActivity, payFromHost } from '../activityFlows.ts'

export const activityReplaced = scenario({
  id: 'activity-replaced',
  title: 'A payment that its owner cancels in the wallet is shown as replaced',
  tags: ['activity', 'chain', 'timer'],
  world: { pastTransactions: 0 },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'chain.automine', chainId: 'eip155:1', on: false },
    ...payFromHost,
    ...openActivity,
    reads('Pending'),
    { do: 'chain.replace', chainId: 'eip155:1', how: 'cancel' },
    { do: 'chain.mine', chainId: 'eip155:1' },
    { do: 'run', ms: 3_000 },
    reads('canceled', ['A-105']),
    reads('Replaced', ['A-108']),
    {
      expect: 'element',
      target: the('link', 'Opens the replacement transaction', { exact: false }),
      count: 1,
    },
    { expect: 'text', text: 'Pending', absent: true },
    { expect: 'balance', chainId: 'eip155:1', account: 9, changedBy: '0' },
    { expect: 'timer', label: 'activity.pending', pending: false },
    { do: 'reload' },
    ...openActivity,
    reads('canceled'),
    { expect: 'text', text: 'Pending', absent: true },
    { expect: 'element', target: the('link', 'sent -0.100 ETH', { exact: false }), is: 'absent' },
  ],
})
