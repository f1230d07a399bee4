import { click, reads, scenario, sees } from '../../dsl/builders.ts'
import { choose, nothingSigned, pay, startSwap } from '../swapSteps.ts'

const unknown = 'A price is unknown, so the loss cannot be computed. Compare the amount yourself.'

export const swapLossUnknown = scenario({
  id: 'swap-loss-unknown',
  title: 'A bad quote for a token without a price says that the loss is not known',
  tags: ['swap', 'security', 'price', 'fault'],
  faults: [
    {
      id: 'quote',
      target: 'swap.quote',
      when: { always: true },
      effect: { kind: 'patch', set: { 'quotes.0.toAmount': '10%' } },
    },
    {
      id: 'transaction',
      target: 'swap.buildSwap',
      when: { always: true },
      effect: { kind: 'patch', set: { 'tx.amount': '10%' } },
    },
  ],
  steps: [
    ...startSwap,
    ...choose('Select token', 'USD Coin'),
    ...pay('1'),
    { expect: 'text', text: unknown, absent: true },
    ...choose('USDC, change token', 'Gust'),
    ...pay('1'),
    reads(unknown),
    click('button', 'Review swap'),
    sees('SwapPreview'),
    reads(unknown),
    { do: 'run', ms: 10_000 },
    reads(unknown),
    ...nothingSigned,
  ],
})
