import { click, scenario, sees, the } from '../dsl/builders.ts'
import { choose, pay, review } from './swapSteps.ts'
import {
  becomeSmartAccount,
  leaveSettings,
  openAccountOnBase,
} from '../smart-account/smartAccountSteps.ts'

const base = 'eip155:8453'

export const swapBySmartAccount = scenario({
  id: 'swap-by-smart-account',
  title: 'A smart account on Base swaps ether for USDC and back, and receives the tokens itself',
  tags: ['swap', 'smart-account', 'secure-frame', 'chain'],
  options: { networks: ['eip155:1', 'eip155:8453'] },
  steps: [
    ...openAccountOnBase,
    ...becomeSmartAccount,
    ...leaveSettings,
    click('button', 'Swap'),
    sees('Swap'),
    ...choose('Select token', 'USD Coin'),
    ...pay('1'),
    ...review,
    { expect: 'element', target: the('button', 'Swap'), is: 'enabled' },
    click('button', 'Swap'),
    sees('ApproveTransaction'),
    { do: 'frame.approve', method: 'eth_sendTransaction' },
    sees('Account'),
    { expect: 'activeAccount', chainId: base, type: 'smartAccount', deployed: true },
    {
      expect: 'tokenBalance',
      chainId: base,
      token: 'USDC',
      account: 'active',
      atLeast: '3000000000',
    },
    click('button', 'Swap'),
    sees('Swap'),
    ...choose('Select token', 'USD Coin'),
    click('button', 'Switch the two tokens'),
    ...pay('1000'),
    ...review,
    click('button', 'Approve'),
    sees('ApproveTransaction'),
    { do: 'frame.approve', method: 'eth_sendTransaction' },
    sees('SwapPreview'),
    { expect: 'allowance', chainId: base, token: 'USDC', account: 'active', units: '1000000000' },
    { expect: 'element', target: the('button', 'Swap'), is: 'enabled' },
    click('button', 'Swap'),
    sees('ApproveTransaction'),
    { do: 'frame.approve', method: 'eth_sendTransaction' },
    sees('Account'),
    { expect: 'allowance', chainId: base, token: 'USDC', account: 'active', units: '0' },
  ],
})
