import { click, reads, scenario, seconds, sees, the } from '../../dsl/builders.ts'
import { connectWallet, openAccount } from '../../dsl/flows/flows.ts'
import { provider } from '../../dsl/flows/onrampFlows.ts'

export const buyOnAPhone = scenario({
  id: 'buy-on-a-phone',
  title: 'Buying works on a phone: the sheet fits, and the purchase is followed',
  tags: ['onramp', 'mobile'],
  device: 'iphone',
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    click('button', 'Buy crypto'),
    sees('OnRampProviders'),
    { expect: 'box', target: the('dialog'), left: 0 },
    { do: 'click', target: provider('Coinbase') },
    sees('BuyInProgress'),
    reads('Continue in Coinbase'),
    { do: 'onramp.complete' },
    { do: 'run', ms: seconds(4) },
    sees('OnRampActivity'),
    reads('Completed'),
  ],
})
