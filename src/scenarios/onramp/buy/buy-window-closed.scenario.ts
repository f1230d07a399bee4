import { reads, scenario, seconds, sees } from '../../dsl/builders.ts'
import { beginPurchase } from '../../dsl/flows/onrampFlows.ts'

export const buyWindowClosed = scenario({
  id: 'buy-window-closed',
  title: "The visitor closes the provider's window without buying, and nothing was moved",
  tags: ['onramp', 'timer', 'money'],
  steps: [
    ...beginPurchase,
    { do: 'run', ms: seconds(30) },
    { do: 'onramp.close' },
    sees('BuyInProgress'),
    { do: 'run', ms: seconds(1) },
    reads('The window was closed or lost'),
    { do: 'run', ms: seconds(148) },
    reads('The window was closed or lost'),
    { do: 'run', ms: seconds(1) },
    reads('Buy failed', ['A-113']),
    { expect: 'balance', chainId: 'eip155:1', account: 0, changedBy: '0' },
    { do: 'host.open', view: 'OnRampActivity' },
    sees('OnRampActivity'),
    reads('No purchases yet'),
  ],
})
