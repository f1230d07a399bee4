import { click, reads, scenario, the } from '../dsl/builders.ts'
import { foxActivity } from './activityFlows.ts'

export const activityFails = scenario({
  id: 'activity-fails',
  title: 'The activity fails to load, and Try again loads it',
  tags: ['activity', 'fault', 'retry'],
  faults: [
    {
      id: 'down',
      target: 'history.transactions',
      when: { always: true },
      effect: { kind: 'status', status: 503 },
    },
  ],
  steps: [
    ...foxActivity,
    reads('Failed to fetch transactions', ['A-170']),
    { expect: 'noToast' },
    { expect: 'analytics', event: 'ERROR_FETCH_TRANSACTIONS', times: 1 },
    { expect: 'element', target: the('list', 'Activity'), is: 'absent' },
    { do: 'fault.clear' },
    click('button', 'Try again'),
    reads('January'),
    { expect: 'element', target: the('list', 'Activity') },
  ],
})
