import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { logIn } from '../dsl/flows/flows.ts'
import { choose, ethereum, fails, openSwap, pay, review } from './swapSteps.ts'

export const swapByEmail = scenario({
  id: 'swap-by-email',
  title: 'An e-mail user approves and swaps in the secure frame, after cancelling once',
  tags: ['swap', 'email', 'secure-frame', 'chain', 'happy'],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...openSwap,
    ...choose('Select token', 'USD Coin'),
    click('button', 'Switch the two tokens'),
    ...pay('100'),
    ...review,
    click('button', 'Approve'),
    sees('ApproveTransaction'),
    { do: 'frame.cancel', method: 'eth_sendTransaction' },
    sees('SwapPreview'),
    fails('User rejected the request'),
    click('button', 'Approve'),
    sees('ApproveTransaction'),
    { do: 'frame.approve', method: 'eth_sendTransaction' },
    sees('SwapPreview'),
    {
      expect: 'allowance',
      chainId: ethereum,
      token: 'USDC',
      account: 'active',
      units: '100000000',
    },
    { expect: 'element', target: the('button', 'Swap'), is: 'enabled' },
    click('button', 'Swap'),
    sees('ApproveTransaction'),
    { do: 'frame.approve', method: 'eth_sendTransaction' },
    sees('Account'),
    reads('Swapped 100 USDC for 0.031 ETH'),
    { expect: 'noToast' },
    {
      expect: 'tokenBalance',
      chainId: ethereum,
      token: 'USDC',
      account: 'active',
      changedBy: '-100000000',
    },
  ],
})
