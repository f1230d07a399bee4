import { click, reads, scenario, sees } from '../../dsl/builders.ts'
import { choose, ethereum, startSwap, pay, received, review } from '../swapSteps.ts'

export const swapPriceMoves = scenario({
  id: 'swap-price-moves',
  title: 'The price of ether falls, and both screens show the new quote within ten seconds',
  tags: ['swap', 'price', 'timer'],
  steps: [
    ...startSwap,
    ...choose('Select token', 'USD Coin'),
    ...pay('1'),
    { expect: 'element', target: received, value: '3120.067633' },
    reads('10,000.0000 ETH'),
    { do: 'price.set', symbol: 'ETH', usd: 3000 },
    { do: 'chain.setBalance', chainId: ethereum, account: 0, wei: '7000000000000000000' },
    { do: 'run', ms: 9_700 },
    { expect: 'element', target: received, value: '3120.067633' },
    reads('$3,146.89'),
    reads('10,000.0000 ETH'),
    { do: 'run', ms: 300 },
    { expect: 'element', target: received, value: '2974.516231', covers: ['A-120'] },
    reads('$3,000.00', ['A-120']),
    reads('7.0000 ETH', ['A-120']),
    ...review,
    { do: 'price.set', symbol: 'ETH', usd: 2900 },
    { do: 'run', ms: 10_000 },
    reads('2,875.422676 USDC', ['A-121']),
    reads('$2,900.00'),
    { expect: 'calls', name: 'swap.buildSwap', times: 2, covers: ['A-121'] },
    click('button', 'Cancel'),
    sees('Swap', ['A-048']),
  ],
})
