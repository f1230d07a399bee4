import { scenario, seconds, sees } from '../../dsl/builders.ts'
import { beginPurchase } from '../../dsl/flows/onrampFlows.ts'
import { earlierPurchase } from './earlierPurchase.ts'

export const buyDeviceClockAhead = scenario({
  id: 'buy-device-clock-ahead',
  title:
    'A paid purchase is found, and an earlier one is not taken for it, on a device ten minutes ahead',
  tags: ['onramp', 'timer', 'money'],
  world: { deviceClockOffsetMs: 600_000, purchases: [earlierPurchase] },
  steps: [
    ...beginPurchase,
    { do: 'run', ms: seconds(60) },
    sees('BuyInProgress'),
    { do: 'onramp.complete' },
    { do: 'run', ms: seconds(4) },
    sees('OnRampActivity', ['A-112']),
    { expect: 'toast', text: 'Purchase complete', variant: 'success' },
  ],
})
