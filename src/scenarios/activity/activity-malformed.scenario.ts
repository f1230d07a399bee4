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
    { expect: 'toast', text: 'Failed to fetch transactions', variant: 'error', covers: ['A-170'] },
    reads('Try again'),
    { expect: 'text', text: 'No Transactions yet', absent: true },
  ],
})
