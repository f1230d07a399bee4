import { scenario, sees, the } from '../../dsl/builders.ts'
import { ethereum, nothingSigned, previewCoin } from '../swapSteps.ts'

export const swapBalanceFalls = scenario({
  id: 'swap-balance-falls',
  title: 'The balance falls during the review: the preview closes, and nothing is signed',
  tags: ['swap', 'timer', 'security'],
  steps: [
    ...previewCoin,
    { do: 'chain.setBalance', chainId: ethereum, account: 0, wei: '500000000000000000' },
    { do: 'run', ms: 9_900 },
    sees('SwapPreview'),
    { do: 'run', ms: 100 },
    sees('Swap', ['A-051']),
    {
      expect: 'element',
      target: the('button', 'Insufficient balance'),
      is: 'disabled',
      covers: ['A-178'],
    },
    ...nothingSigned,
  ],
})
