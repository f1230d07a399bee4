import { reads, scenario, the } from '../dsl/builders.ts'
import type { Step } from '../dsl/step.ts'
import { foxActivity } from './activityFlows.ts'

const scroll: Step = { do: 'scrollToEnd', target: the('list', 'Activity') }
const pages = (times: number): Step => ({
  expect: 'calls',
  name: 'history.transactions',
  times,
  covers: ['A-027'],
})

export const activityToTheEnd = scenario({
  id: 'activity-to-the-end',
  title: 'Scrolling loads the activity page by page to its end',
  tags: ['activity'],
  steps: [
    ...foxActivity,
    reads('January'),
    pages(1),
    scroll,
    pages(2),
    {
      expect: 'analytics',
      event: 'LOAD_MORE_TRANSACTIONS',
      properties: { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' },
      times: 1,
      covers: ['A-167'],
    },
    scroll,
    pages(3),
    scroll,
    pages(4),
    scroll,
    reads('2022', ['A-023']),
    pages(4),
    { expect: 'analytics', event: 'LOAD_MORE_TRANSACTIONS', times: 3, covers: ['A-167'] },
  ],
})
