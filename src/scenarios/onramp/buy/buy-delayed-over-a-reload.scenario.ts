import { reads, scenario, seconds, sees } from '../../dsl/builders.ts'
import { beginPurchase } from '../../dsl/flows/onrampFlows.ts'

export const buyDelayedOverAReload = scenario({
  id: 'buy-delayed-over-a-reload',
  title: 'A delayed purchase completes after a reload of the page',
  tags: ['onramp', 'timer', 'money'],
  steps: [
    ...beginPurchase,
    { do: 'onramp.delay', ms: seconds(30) },
    { do: 'run', ms: seconds(4) },
    sees('OnRampActivity'),
    reads('In progress'),
    { do: 'reload' },
    { expect: 'timer', label: 'onramp.settle', pending: true, inMs: seconds(26) },
    { do: 'host.open', view: 'OnRampActivity' },
    reads('In progress'),
    { expect: 'balance', chainId: 'eip155:1', account: 0, changedBy: '0' },
    { do: 'run', ms: seconds(26) },
    { expect: 'timer', label: 'onramp.settle', pending: false },
    { do: 'run', ms: seconds(3) },
    reads('Completed', ['A-110']),
    { expect: 'balance', chainId: 'eip155:1', account: 0, changedBy: '31507297681202711' },
  ],
})
