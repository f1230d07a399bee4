import { click, reads, scenario, sees } from '../../dsl/builders.ts'
import { choose, nothingSigned, pay, startSwap } from '../swapSteps.ts'

const warning = "High price impact: you'd lose a large part of the value."

export const swapBadFromTheStart = scenario({
  id: 'swap-bad-from-the-start',
  title: 'A quote that loses 99 percent of the value shows the loss before it is signed',
  tags: ['swap', 'security', 'price', 'fault', 'incident', 'shown'],
  faults: [
    {
      id: 'quote',
      target: 'swap.quote',
      when: { always: true },
      effect: { kind: 'patch', set: { 'quotes.0.toAmount': '1%' } },
    },
    {
      id: 'transaction',
      target: 'swap.buildSwap',
      when: { always: true },
      effect: { kind: 'patch', set: { 'tx.amount': '1%' } },
    },
  ],
  steps: [
    ...startSwap,
    ...choose('Select token', 'USD Coin'),
    ...pay('1'),
    reads(warning),
    click('button', 'Review swap'),
    sees('SwapPreview'),
    reads('31.200676 USDC'),
    reads(warning),
    ...nothingSigned,
  ],
})
