import { reads, scenario } from '../../dsl/builders.ts'
import { foxActivity } from '../activityFlows.ts'

export const activitySpam = scenario({
  id: 'activity-spam',
  title: 'The activity hides unsolicited collectibles',
  tags: ['activity', 'security'],
  world: { pastTransactions: 8 },
  steps: [
    ...foxActivity,
    reads('minted'),
    reads('claimed'),
    { expect: 'text', text: 'free-coins.example', absent: true },
    { expect: 'calls', name: 'history.transactions', times: 1 },
  ],
})
