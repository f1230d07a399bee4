import { click, reads, scenario } from '../dsl/builders.ts'
import { foxActivity } from '../activity/activityFlows.ts'

export const serviceNeverAnswers = scenario({
  id: 'service-never-answers',
  title: 'A service without a response times out after 30 seconds',
  tags: ['privacy', 'activity', 'fault', 'timer', 'security'],
  world: { pastTransactions: 8 },
  faults: [
    {
      id: 'silent',
      target: 'history.transactions',
      when: { nth: 1 },
      effect: { kind: 'hang' },
    },
  ],
  steps: [
    ...foxActivity,
    { do: 'run', ms: 29_999 },
    { expect: 'text', text: 'Failed to fetch transactions', absent: true },
    { do: 'run', ms: 1 },
    reads('Failed to fetch transactions'),
    click('button', 'Try again'),
    reads('Confirmed'),
  ],
})
