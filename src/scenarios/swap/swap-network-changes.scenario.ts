import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { choose, ethereum, openSwap, paid, pay, review, startSwap } from './swapSteps.ts'

export const swapNetworkChanges = scenario({
  id: 'swap-network-changes',
  title: 'The wallet changes its network during a swap: the swap resets, and nothing is signed',
  tags: ['swap', 'networks', 'security'],
  steps: [
    ...startSwap,
    ...choose('Select token', 'USD Coin'),
    ...pay('3'),
    { do: 'wallet.setChain', wallet: 'fox', chainId: 'eip155:137' },
    { expect: 'element', target: the('button', 'POL, change token'), covers: ['A-118'] },
    { expect: 'element', target: paid, value: '1', covers: ['A-118'] },
    ...choose('Select token', 'USD Coin'),
    ...pay('2'),
    ...review,
    reads('2 POL'),
    { do: 'wallet.setChain', wallet: 'fox', chainId: ethereum },
    sees('Swap', ['A-051']),
    { expect: 'element', target: paid, value: '1', covers: ['A-118'] },
    ...choose('Select token', 'USD Coin'),
    ...pay('2'),
    click('button', 'Close', { within: 'modal' }),
    ...openSwap,
    { expect: 'element', target: paid, value: '1', covers: ['A-118'] },
    { expect: 'element', target: the('button', 'USDC, change token'), is: 'absent' },
    { expect: 'nonce', chainId: ethereum, account: 0, changedBy: 0 },
    { expect: 'nonce', chainId: 'eip155:137', account: 0, changedBy: 0 },
  ],
})
