import { reads, scenario } from '../dsl/builders.ts'
import { foxActivity } from './activityFlows.ts'

export const activityMalformed = scenario({
  id: 'activity-malformed',
  title: 'A malformed history is shown as a failure, not as an empty account',
  tags: ['activity', 'fault', 'security'],
  faults: [
    {
      id: 'odd',
      target: 'history.transactions',
      when: { always: true },
      effect: { kind: 'malformed', body: '{"data":{}}' },
    },
  ],
  steps: [
    ...foxActivity,
    reads('Failed to fetch transactions', ['A-170']),
    { expect: 'noToast' },
    reads('Try again'),
    { expect: 'text', text: 'No Transactions yet', absent: true },
  ],
})
