import { click, scenario, sees, the } from '../../dsl/builders.ts'
import { previewFrom, signs } from '../../swap/swapSteps.ts'

export const activityOfASwap = scenario({
  id: 'activity-of-a-swap',
  title: 'The activity shows a swap as one entry with two sides, and its approval',
  tags: ['activity', 'swap', 'chain', 'happy'],
  world: { pastTransactions: 0 },
  steps: [
    ...previewFrom('USD Coin', '100'),
    click('button', 'Approve'),
    signs,
    { expect: 'element', target: the('button', 'Swap'), is: 'enabled' },
    click('button', 'Swap'),
    signs,
    sees('Account'),
    click('button', 'Activity'),
    sees('Transactions'),
    {
      expect: 'element',
      target: the('link', 'swapped -100.000 USDC +0.031 ETH', { exact: false }),
      count: 1,
      covers: ['A-025', 'A-107'],
    },
    {
      expect: 'element',
      target: the('link', 'approved 100.000 USDC', { exact: false }),
      count: 1,
      covers: ['A-105'],
    },
  ],
})
