import { reads, scenario, sees } from '../dsl/builders.ts'
import { foxActivity } from './activityFlows.ts'

export const activityNetworkChanges = scenario({
  id: 'activity-network-changes',
  title: 'The activity loads again when the network or the account changes',
  tags: ['activity', 'events'],
  faults: [
    {
      id: 'slow',
      target: 'history.transactions',
      when: { nth: 2 },
      effect: { kind: 'latency', ms: 2_000 },
    },
  ],
  steps: [
    ...foxActivity,
    reads('January'),
    { do: 'wallet.setChain', wallet: 'fox', chainId: 'eip155:11155111' },
    // What was shown belongs to another network, and is gone before the answer is there.
    { expect: 'text', text: 'January', absent: true, covers: ['A-116'] },
    reads('Loading activity', ['A-116']),
    { do: 'run', ms: 2_000 },
    reads('No Transactions yet', ['A-116']),
    {
      expect: 'calls',
      name: 'history.transactions',
      times: 2,
      arguments: { query: { chainId: 'eip155:11155111' } },
      covers: ['A-116'],
    },
    { do: 'wallet.setChain', wallet: 'fox', chainId: 'eip155:1' },
    reads('January'),
    sees('Transactions'),
    { do: 'wallet.setAccounts', wallet: 'fox', accountIndexes: [4] },
    reads('No Transactions yet', ['A-116']),
    {
      expect: 'calls',
      name: 'history.transactions',
      times: 4,
      arguments: { query: { chainId: 'eip155:1' } },
      covers: ['A-116'],
    },
  ],
})
