import { reads, scenario, seconds, sees } from '../../dsl/builders.ts'
import { beginPurchase } from '../../dsl/flows/onrampFlows.ts'

/** From the start of the chains, 15 January at noon, to 31 January 23:58:30. */
const toTheEndOfJanuary = seconds(((16 * 24 + 11) * 60 + 58) * 60 + 30)

export const buyOverTheEndOfAMonth = scenario({
  id: 'buy-over-the-end-of-a-month',
  title: 'A purchase of the last month completes in the next one, and the open list updates',
  tags: ['onramp', 'timer', 'money'],
  steps: [
    { do: 'run', ms: toTheEndOfJanuary },
    ...beginPurchase,
    { do: 'onramp.delay', ms: seconds(180) },
    { do: 'run', ms: seconds(4) },
    sees('OnRampActivity'),
    reads('In progress'),
    { do: 'run', ms: seconds(190) },
    reads('Completed'),
    { expect: 'text', text: 'In progress', absent: true },
    { expect: 'timer', label: 'onramp.refetch', pending: false },
  ],
})
