import { reads, scenario, the } from '../dsl/builders.ts'
import type { Step } from '../dsl/step.ts'
import { foxActivity } from './activityFlows.ts'

const scroll: Step = { do: 'scrollToEnd', target: the('list', 'Activity') }

export const activityTenThousand = scenario({
  id: 'activity-ten-thousand',
  title: 'Ten thousand transactions scroll like ten',
  tags: ['activity', 'scale'],
  world: { pastTransactions: 10_000 },
  steps: [
    ...foxActivity,
    reads('January'),
    scroll,
    { expect: 'analytics', event: 'LOAD_MORE_TRANSACTIONS', times: 1 },
    scroll,
    { expect: 'analytics', event: 'LOAD_MORE_TRANSACTIONS', times: 2 },
    scroll,
    { expect: 'analytics', event: 'LOAD_MORE_TRANSACTIONS', times: 3 },
    { expect: 'calls', name: 'history.transactions', times: 4, covers: ['A-027'] },
  ],
})
