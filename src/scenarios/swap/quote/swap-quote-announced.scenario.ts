import { reads, scenario } from '../../dsl/builders.ts'
import { choose, received, startSwap } from '../swapSteps.ts'

const first = 'You receive 3120.067633 USDC'

export const swapQuoteAnnounced = scenario({
  id: 'swap-quote-announced',
  title: 'Screen readers hear the first quote, and every later one that differs',
  tags: ['swap', 'price', 'timer', 'accessibility'],
  steps: [
    ...startSwap,
    ...choose('Select token', 'USD Coin'),
    { expect: 'element', target: received, value: '3120.067633' },
    reads(first),
    {
      do: 'fault.add',
      rule: {
        target: 'swap.quote',
        when: { always: true },
        effect: { kind: 'patch', set: { 'quotes.0.toAmount': '200%' } },
      },
    },
    { do: 'run', ms: 10_000 },
    { expect: 'element', target: received, value: '6240.135266' },
    { expect: 'text', text: first, absent: true },
  ],
})
