import { click, reads, scenario, the } from '../dsl/builders.ts'
import { foxActivity } from './activityFlows.ts'

export const activityNextPageFails = scenario({
  id: 'activity-next-page-fails',
  title:
    'The second page of the activity fails: the first one stays, and Try again loads the second',
  tags: ['activity', 'fault', 'retry'],
  faults: [
    {
      id: 'second',
      target: 'history.transactions',
      when: { nth: 2 },
      effect: { kind: 'status', status: 503 },
    },
  ],
  steps: [
    ...foxActivity,
    reads('January'),
    { do: 'scrollToEnd', target: the('list', 'Activity') },
    reads('Failed to fetch transactions', ['A-170']),
    { expect: 'noToast' },
    { expect: 'element', target: the('list', 'Activity') },
    { expect: 'analytics', event: 'ERROR_FETCH_TRANSACTIONS', times: 1 },
    click('button', 'Try again'),
    { expect: 'text', text: 'Failed to fetch transactions', absent: true },
    { expect: 'calls', name: 'history.transactions', times: 3 },
    { do: 'scrollToEnd', target: the('list', 'Activity') },
    { expect: 'calls', name: 'history.transactions', times: 4 },
  ],
})
