import { reads, scenario, the } from '../../dsl/builders.ts'
import { foxActivity } from '../activityFlows.ts'

const received = { direction: 'in', value: null }
const worthAMillion = { ...received, quantity: { numeric: '1000000' }, price: 1 }

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
              ...worthAMillion,
              fungible_info: { name: 'Reward', symbol: 'claim . com', icon: null },
            },
          ],
          'data.0.metadata.operationType': 'receive',
          'data.0.metadata.status': 'confirmed',
          'data.1.transfers': [
            {
              ...received,
              nft_info: { name: 'Boat #1', content: null, flags: { is_spam: false } },
              quantity: { numeric: '250' },
              price: null,
            },
          ],
          'data.1.metadata.operationType': 'receive',
          'data.2.transfers': [
            {
              ...worthAMillion,
              fungible_info: { name: 'Reward', symbol: 'RWD', icon: null },
            },
          ],
          'data.2.metadata.operationType': 'receive',
          'data.2.metadata.status': 'confirmed',
        },
      },
    },
  ],
  steps: [
    ...foxActivity,
    reads('Link in its name'),
    // Only the token without a link has its value.
    { expect: 'element', target: the('link', '$1,000,000.00', { exact: false }), count: 1 },
    {
      expect: 'element',
      target: the('link', 'received +1,000,000.000 RWD', { exact: false }),
      count: 1,
    },
    {
      expect: 'element',
      target: the('link', 'received 250 × Boat #1', { exact: false }),
      count: 1,
    },
  ],
})
