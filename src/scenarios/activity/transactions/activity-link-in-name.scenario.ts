import { reads, scenario, the } from '../../dsl/builders.ts'
import { foxActivity } from '../activityFlows.ts'

const received = { direction: 'in', value: null }

export const activityLinkInName = scenario({
  id: 'activity-link-in-name',
  title:
    'A received token with a link in its name is marked and has no value, and collectibles show their quantity',
  tags: ['activity', 'security', 'formats', 'incident', 'shown'],
  faults: [
    {
      id: 'lures',
      target: 'history.transactions',
      when: { always: true },
      effect: {
        kind: 'patch',
        set: {
          'data.0.transfers': [
            {
              ...received,
              fungible_info: { name: 'Reward', symbol: 'claim . com', icon: null },
              quantity: { numeric: '1000000' },
              price: 1,
            },
          ],
          'data.0.metadata.operationType': 'receive',
          'data.1.transfers': [
            {
              ...received,
              nft_info: { name: 'Boat #1', content: null, flags: { is_spam: false } },
              quantity: { numeric: '250' },
              price: null,
            },
          ],
          'data.1.metadata.operationType': 'receive',
        },
      },
    },
  ],
  steps: [
    ...foxActivity,
    reads('Link in its name'),
    { expect: 'text', text: '$1,000,000.00', absent: true },
    {
      expect: 'element',
      target: the('link', 'received 250 × Boat #1', { exact: false }),
      count: 1,
    },
  ],
})
