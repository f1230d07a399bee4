import { reads, scenario, the } from '../../dsl/builders.ts'
import { foxActivity } from '../activityFlows.ts'

const link = (name: string) =>
  ({
    expect: 'element',
    target: the('link', name, { exact: false, nth: 0 }),
  }) as const

export const activityEveryOperation = scenario({
  id: 'activity-every-operation',
  title: 'Each kind of operation shows its verb, its sign and its status',
  tags: ['activity', 'formats'],
  world: { pastTransactions: 24 },
  steps: [
    ...foxActivity,
    { ...link('sent'), covers: ['A-107'] },
    { ...link('received +'), covers: ['A-106', 'A-190'] },
    { ...link('swapped'), covers: ['A-107'] },
    { ...link('approved'), covers: ['A-105'] },
    { ...link('minted'), covers: ['A-106'] },
    { ...link('deposited +'), covers: ['A-106', 'A-190'] },
    reads('Failed', ['A-024']),
    { do: 'scrollToEnd', target: the('list', 'Activity') },
    { ...link('canceled'), covers: ['A-105'] },
    { ...link('sold'), covers: ['A-107'] },
    { ...link('bought'), covers: ['A-105'] },
    reads('Harbour Herons #', ['A-024']),
    { do: 'focus', target: link('canceled').target },
    { do: 'press', key: 'ArrowUp' },
    { ...link('burnt'), covers: ['A-105'] },
    { expect: 'calls', name: 'history.transactions', times: 1 },
    { expect: 'analytics', event: 'LOAD_MORE_TRANSACTIONS', times: 0 },
  ],
})
