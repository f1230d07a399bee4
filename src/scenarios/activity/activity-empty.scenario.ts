import { reads, scenario } from '../dsl/builders.ts'
import { foxActivity } from './activityFlows.ts'

export const activityEmpty = scenario({
  id: 'activity-empty',
  title: 'An account without activity shows how to start',
  tags: ['activity', 'empty'],
  world: { pastTransactions: 0 },
  steps: [
    ...foxActivity,
    reads('No Transactions yet', ['A-028']),
    reads('Start trading on dApps to grow your wallet!', ['A-028']),
    { expect: 'noToast' },
  ],
})
