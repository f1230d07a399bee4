import { click, reads, scenario, sees } from '../dsl/builders.ts'
import { choose, startSwap, pay, received, review } from './swapSteps.ts'

export const swapPriceMoves = scenario({
  id: 'swap-price-moves',
  title: 'The price of ether falls, and the quote on both screens follows within ten seconds',
  tags: ['swap', 'price', 'timer'],
  steps: [
    ...startSwap,
    ...choose('Select token', 'USD Coin'),
    ...pay('1'),
    { expect: 'element', target: received, value: '3120.067633' },
    { do: 'price.set', symbol: 'ETH', usd: 3000 },
    { do: 'run', ms: 9_700 },
    { expect: 'element', target: received, value: '3120.067633' },
    { do: 'run', ms: 300 },
    { expect: 'calls', name: 'swap.price', atLeast: 2, covers: ['A-120'] },
    { expect: 'calls', name: 'balances.balances', atLeast: 2, covers: ['A-120'] },
    { expect: 'element', target: received, value: '2974.516231', covers: ['A-120'] },
    reads('$3,000.00'),
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
