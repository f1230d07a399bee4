import { click, reads, scenario } from '../dsl/builders.ts'
import { foxActivity } from '../activity/activityFlows.ts'

export const endlessHistory = scenario({
  id: 'endless-history',
  title: 'History pages without entries load only when the visitor asks for more',
  tags: ['privacy', 'activity', 'fault', 'security'],
  world: { pastTransactions: 1_000 },
  faults: [
    {
      id: 'elsewhere',
      target: 'history.transactions',
      when: { always: true },
      effect: {
        kind: 'patch',
        set: {
          data: [
            {
              id: 'elsewhere',
              metadata: {
                minedAt: '2026-01-15T11:00:00Z',
                operationType: 'receive',
                status: 'confirmed',
                hash: '0x1',
                sentFrom: '',
                sentTo: '',
                chain: 'eip155:999',
              },
              transfers: [],
            },
          ],
        },
      },
    },
  ],
  steps: [
    ...foxActivity,
    reads('Nothing here yet'),
    { expect: 'text', text: 'No Transactions yet', absent: true },
    { expect: 'calls', name: 'history.transactions', times: 5 },
    { do: 'run', ms: 60_000 },
    { expect: 'calls', name: 'history.transactions', times: 5 },
    click('button', 'Load more'),
    { expect: 'calls', name: 'history.transactions', times: 10 },
    { do: 'fault.clear' },
    click('button', 'Load more'),
    reads('Confirmed'),
  ],
})
