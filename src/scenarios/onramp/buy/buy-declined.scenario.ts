import { reads, scenario, seconds, sees } from '../../dsl/builders.ts'
import { beginPurchase } from '../../dsl/flows/onrampFlows.ts'

export const buyDeclined = scenario({
  id: 'buy-declined',
  title: 'The card is declined: the activity shows it, and nothing was moved',
  tags: ['onramp', 'money'],
  steps: [
    ...beginPurchase,
    { do: 'run', ms: seconds(8) },
    { do: 'onramp.decline' },
    { do: 'run', ms: seconds(4) },
    sees('OnRampActivity', ['A-112']),
    reads('Not bought'),
    reads('Failed', ['A-078', 'A-110']),
    { expect: 'balance', chainId: 'eip155:1', account: 0, changedBy: '0' },
    { expect: 'timer', label: 'onramp.refetch', pending: false },
  ],
})
