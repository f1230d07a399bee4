import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { choose, startSwap, received } from '../swapSteps.ts'

export const swapQuoteFails = scenario({
  id: 'swap-quote-fails',
  title: 'A quote fails, the button becomes Swap, and a click asks again',
  tags: ['swap', 'fault', 'retry', 'error'],
  faults: [
    {
      id: 'down',
      target: 'swap.quote',
      when: { always: true },
      effect: { kind: 'status', status: 503 },
    },
  ],
  steps: [
    ...startSwap,
    ...choose('Select token', 'USD Coin'),
    reads('No price available right now. Press Swap to try again.'),
    { expect: 'element', target: the('button', 'Swap'), is: 'enabled', covers: ['A-124'] },
    click('button', 'Swap'),
    sees('Swap'),
    { expect: 'calls', name: 'swap.quote', times: 2, covers: ['A-124'] },
    { do: 'fault.clear' },
    click('button', 'Swap'),
    { expect: 'element', target: received, value: '3120.067633', covers: ['A-124'] },
    { expect: 'text', text: 'No price available right now', absent: true },
    { expect: 'element', target: the('button', 'Review swap'), is: 'enabled' },
  ],
})
