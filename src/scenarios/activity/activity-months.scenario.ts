import { reads, scenario, the } from '../dsl/builders.ts'
import { foxActivity } from './activityFlows.ts'

export const activityMonths = scenario({
  id: 'activity-months',
  title: 'The activity of several years is grouped by month, newest first',
  tags: ['activity', 'happy'],
  steps: [
    ...foxActivity,
    { expect: 'title', is: 'Activity', covers: ['A-021'] },
    { expect: 'analytics', event: 'CLICK_TRANSACTIONS', times: 1, covers: ['A-162'] },
    {
      expect: 'calls',
      name: 'history.transactions',
      times: 1,
      arguments: { query: { chainId: 'eip155:1' } },
      covers: ['A-151'],
    },
    {
      expect: 'order',
      role: 'heading',
      names: ['January', 'December 2025'],
      covers: ['A-022', 'A-023'],
    },
    {
      expect: 'scrollBox',
      target: the('list', 'Activity'),
      height: 500,
      covers: ['A-191'],
    },
    { expect: 'element', target: the('link', 'Sent', { exact: false, nth: 0 }) },
    reads('To 0x', ['A-024']),
  ],
})
