import { click, reads, scenario } from '../dsl/builders.ts'
import { foxActivity } from '../activity/activityFlows.ts'

export const answerTooLarge = scenario({
  id: 'answer-too-large',
  title: 'An oversized history response is rejected, and a retry is offered',
  tags: ['privacy', 'activity', 'fault', 'security'],
  world: { pastTransactions: 8 },
  faults: [
    {
      id: 'flood',
      target: 'history.transactions',
      when: { always: true },
      effect: { kind: 'patch', set: { data: Array.from({ length: 1_001 }, () => ({})) } },
    },
  ],
  steps: [
    ...foxActivity,
    reads('Failed to fetch transactions'),
    reads('Try again'),
    { expect: 'text', text: 'No Transactions yet', absent: true },
    { do: 'fault.clear' },
    click('button', 'Try again'),
    reads('Confirmed'),
  ],
})
