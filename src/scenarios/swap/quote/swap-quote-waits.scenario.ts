import { scenario, seconds, sees, the } from '../../dsl/builders.ts'
import { choose, paid, received, startSwap } from '../swapSteps.ts'

const review = the('button', 'Review swap')

export const swapQuoteWaits = scenario({
  id: 'swap-quote-waits',
  title: 'A quote is requested after 200 ms without typing, and blocks the review until it arrives',
  tags: ['swap', 'input', 'timer'],
  faults: [
    {
      id: 'slow',
      target: 'swap.quote',
      when: { nth: 2 },
      effect: { kind: 'latency', ms: 3_000 },
    },
  ],
  steps: [
    ...startSwap,
    ...choose('Select token', 'USD Coin'),
    { expect: 'element', target: received, value: '3120.067633' },
    { expect: 'calls', name: 'swap.quote', times: 1 },
    { do: 'retype', target: paid, text: '2' },
    { do: 'run', ms: 199 },
    { expect: 'calls', name: 'swap.quote', times: 1, covers: ['A-122'] },
    { expect: 'element', target: review, is: 'disabled', covers: ['A-126'] },
    { do: 'run', ms: 1 },
    { expect: 'calls', name: 'swap.quote', times: 2, covers: ['A-122'] },
    { expect: 'element', target: review, is: 'busy' },
    { expect: 'element', target: review, is: 'disabled', covers: ['A-126'] },
    { do: 'focus', target: review },
    { do: 'press', key: 'Enter' },
    { do: 'run', ms: seconds(3) },
    sees('Swap', ['A-126']),
    { expect: 'element', target: review, is: 'enabled', covers: ['A-126'] },
  ],
})
