import { reads, scenario, seconds, sees } from '../../dsl/builders.ts'
import { beginPurchase } from '../../dsl/flows/onrampFlows.ts'

export const buyUnknownStatus = scenario({
  id: 'buy-unknown-status',
  title: 'A purchase with an unknown status is not shown as bought',
  tags: ['onramp', 'fault', 'money'],
  faults: [
    {
      id: 'refunded',
      target: 'history.transactions',
      when: { always: true },
      effect: {
        kind: 'patch',
        set: { 'data.0.metadata.status': 'ONRAMP_TRANSACTION_STATUS_REFUNDED' },
      },
    },
  ],
  steps: [
    ...beginPurchase,
    { do: 'onramp.complete' },
    { do: 'run', ms: seconds(4) },
    sees('OnRampActivity'),
    reads('Purchase'),
    reads('Status unknown'),
    { expect: 'text', text: 'Bought', absent: true },
  ],
})
