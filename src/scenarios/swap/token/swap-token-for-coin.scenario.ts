import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { ethereum, previewFrom, signs } from '../swapSteps.ts'

export const swapTokenForCoin = scenario({
  id: 'swap-token-for-coin',
  title: '100 USDC are approved exactly, then swapped for ether',
  tags: ['swap', 'chain', 'approval', 'happy'],
  steps: [
    ...previewFrom('USD Coin', '100'),
    reads('This lets the swap spend up to 100 USDC from your account.'),
    reads('Approve USDC'),
    { expect: 'text', text: 'Done', absent: true },
    { expect: 'element', target: the('button', 'Approve'), is: 'enabled', covers: ['A-049'] },
    click('button', 'Approve'),
    {
      expect: 'element',
      target: the('button', 'Approving...'),
      is: 'busy',
      covers: ['A-049', 'A-050'],
    },
    { expect: 'toast', text: 'Approve USDC spending in your wallet', variant: 'loading' },
    signs,
    { expect: 'allowance', chainId: ethereum, token: 'USDC', account: 0, units: '100000000' },
    sees('SwapPreview'),
    { expect: 'element', target: the('button', 'Swap'), is: 'enabled', covers: ['A-049'] },
    reads('Approve USDC'),
    reads('Done'),
    click('button', 'Swap'),
    signs,
    sees('Account'),
    reads('Swapped 100 USDC for 0.031 ETH'),
    { expect: 'noToast' },
    {
      expect: 'tokenBalance',
      chainId: ethereum,
      token: 'USDC',
      account: 0,
      changedBy: '-100000000',
    },
    { expect: 'allowance', chainId: ethereum, token: 'USDC', account: 0, units: '0' },
    { expect: 'balance', chainId: ethereum, account: 0, atLeast: '10000030000000000000000' },
    { expect: 'nonce', chainId: ethereum, account: 0, changedBy: 2 },
  ],
})
