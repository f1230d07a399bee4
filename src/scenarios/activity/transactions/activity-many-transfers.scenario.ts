import { scenario, the } from '../../dsl/builders.ts'
import { foxActivity } from '../activityFlows.ts'

const transfer = (symbol: string) => ({
  fungible_info: { name: symbol, symbol, icon: null },
  direction: 'in',
  quantity: { numeric: '2.5' },
  value: null,
  price: null,
})

export const activityManyTransfers = scenario({
  id: 'activity-many-transfers',
  title: 'One transaction with three transfers is three entries, one with two is one',
  tags: ['activity', 'formats'],
  faults: [
    {
      id: 'three',
      target: 'history.transactions',
      when: { always: true },
      effect: {
        kind: 'patch',
        set: {
          'data.0.transfers': ['ETH', 'USDC', 'DAI'].map(transfer),
          'data.0.metadata.operationType': 'claim',
          'data.1.transfers': ['UNI', 'LINK'].map(transfer),
          'data.1.metadata.operationType': 'claim',
        },
      },
    },
  ],
  steps: [
    ...foxActivity,
    ...['claimed +2.500 ETH', 'claimed +2.500 USDC', 'claimed +2.500 DAI'].map(
      (name) =>
        ({
          expect: 'element',
          target: the('link', name, { exact: false }),
          count: 1,
          covers: ['A-026'],
        }) as const,
    ),
    {
      expect: 'element',
      target: the('link', 'claimed +2.500 UNI +2.500 LINK', { exact: false }),
      count: 1,
      covers: ['A-025'],
    },
  ],
})
