import { click, reads, scenario, seconds, sees } from '../../dsl/builders.ts'
import { beginPurchase, openProviders } from '../../dsl/flows/onrampFlows.ts'

export const buyDelayedThenFails = scenario({
  id: 'buy-delayed-then-fails',
  title: 'Two purchases are in progress: one completes after 30 seconds, the other fails',
  tags: ['onramp', 'timer', 'money'],
  steps: [
    ...beginPurchase,
    { do: 'onramp.delay', ms: seconds(30) },
    { do: 'run', ms: seconds(4) },
    sees('OnRampActivity'),
    reads('In progress'),
    { expect: 'timer', label: 'onramp.settle', pending: true, inMs: seconds(26) },
    { do: 'run', ms: seconds(26) },
    { do: 'run', ms: seconds(3) },
    reads('Completed'),
    click('button', 'Close', { within: 'modal' }),
    ...openProviders,
    { do: 'click', target: { role: 'button', name: 'Coinbase', exact: false } },
    sees('BuyInProgress'),
    { do: 'onramp.delay' },
    { do: 'run', ms: seconds(4) },
    sees('OnRampActivity'),
    reads('In progress'),
    reads('Completed'),
    { do: 'onramp.decline' },
    { do: 'run', ms: seconds(3) },
    reads('Not bought', ['A-078']),
    { expect: 'text', text: 'In progress', absent: true },
  ],
})
