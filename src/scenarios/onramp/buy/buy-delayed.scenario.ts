import { reads, scenario, seconds, sees } from '../../dsl/builders.ts'
import { beginPurchase } from '../../dsl/flows/onrampFlows.ts'

export const buyDelayed = scenario({
  id: 'buy-delayed',
  title: 'A delayed purchase is in progress, then completed within three seconds',
  tags: ['onramp', 'timer', 'money'],
  steps: [
    ...beginPurchase,
    { do: 'run', ms: seconds(10) },
    { do: 'onramp.delay' },
    { do: 'run', ms: seconds(3) },
    sees('OnRampActivity', ['A-112']),
    { expect: 'toast', text: 'Your purchase is being processed', variant: 'success' },
    reads('Buying'),
    reads('In progress', ['A-078', 'A-110']),
    { expect: 'balance', chainId: 'eip155:1', account: 0, changedBy: '0' },
    { expect: 'timer', label: 'onramp.refetch', pending: true },
    { expect: 'calls', name: 'history.transactions', times: 5 },
    { do: 'run', ms: seconds(30) },
    { expect: 'calls', name: 'history.transactions', times: 15, covers: ['A-115'] },
    reads('In progress'),
    { do: 'onramp.complete' },
    reads('In progress'),
    { do: 'run', ms: seconds(3) },
    reads('Completed', ['A-078', 'A-110']),
    { expect: 'toast', text: 'Purchase complete', variant: 'success' },
    reads('Bought'),
    { expect: 'timer', label: 'onramp.refetch', pending: false, covers: ['A-115'] },
    { expect: 'balance', chainId: 'eip155:1', account: 0, changedBy: '31507297681202711' },
  ],
})
