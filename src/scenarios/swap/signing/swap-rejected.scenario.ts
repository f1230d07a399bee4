import { click, scenario, sees, the } from '../../dsl/builders.ts'
import { ethereum, fails, previewCoin, signs } from '../swapSteps.ts'

export const swapRejected = scenario({
  id: 'swap-rejected',
  title: 'The wallet rejects a swap, then signs it',
  tags: ['swap', 'error', 'retry'],
  options: { enableAnalytics: true },
  steps: [
    ...previewCoin,
    click('button', 'Swap'),
    { do: 'wallet.reject', wallet: 'fox', message: 'User rejected the request.' },
    fails('User rejected the request.'),
    { expect: 'analytics', event: 'SWAP_ERROR', times: 1 },
    sees('SwapPreview'),
    { expect: 'nonce', chainId: ethereum, account: 0, changedBy: 0 },
    { expect: 'element', target: the('button', 'Swap'), is: 'enabled' },
    click('button', 'Swap'),
    { do: 'wallet.reject', wallet: 'fox', message: '' },
    fails('Transaction error', ['A-175']),
    click('button', 'Swap'),
    signs,
    sees('Account'),
    {
      expect: 'tokenBalance',
      chainId: ethereum,
      token: 'USDC',
      account: 0,
      changedBy: '3120067633',
    },
  ],
})
