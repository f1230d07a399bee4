import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { ethereum, previewCoin, signs } from '../swapSteps.ts'

export const swapWaitsForABlock = scenario({
  id: 'swap-waits-for-a-block',
  title: 'A swap that is not mined within 25 seconds shows no result, and is mined later',
  tags: ['swap', 'pending', 'timer', 'chain'],
  options: { enableAnalytics: true },
  steps: [
    ...previewCoin,
    { do: 'chain.automine', chainId: ethereum, on: false },
    click('button', 'Swap'),
    signs,
    { expect: 'toast', text: 'Swapping 1 ETH for 3,120.067 USDC', variant: 'loading' },
    { do: 'run', ms: 24_900 },
    sees('SwapPreview'),
    { expect: 'element', target: the('button', 'Swap'), is: 'busy', covers: ['A-050'] },
    { do: 'run', ms: 100 },
    sees('Account', ['A-183']),
    reads('Swapping 1 ETH for 3,120.067 USDC'),
    { expect: 'noToast' },
    { expect: 'analytics', event: 'SWAP_SUCCESS', times: 0 },
    { expect: 'tokenBalance', chainId: ethereum, token: 'USDC', account: 0, changedBy: '0' },
    { do: 'chain.mine', chainId: ethereum },
    {
      expect: 'tokenBalance',
      chainId: ethereum,
      token: 'USDC',
      account: 0,
      changedBy: '3120067633',
    },
  ],
})
