import { reads, scenario, the } from '../dsl/builders.ts'
import { foxActivity } from './activityFlows.ts'

export const activityOnAPhone = scenario({
  id: 'activity-on-a-phone',
  title: 'The activity fits a phone',
  tags: ['activity', 'mobile'],
  device: 'iphone',
  steps: [
    ...foxActivity,
    reads('January'),
    { expect: 'scrollBox', target: the('list', 'Activity'), height: 500, covers: ['A-191'] },
    { do: 'scrollToEnd', target: the('list', 'Activity') },
    { expect: 'calls', name: 'history.transactions', times: 2, covers: ['A-027'] },
  ],
})
