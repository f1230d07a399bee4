import { click, reads, scenario, seconds, sees } from '../../dsl/builders.ts'
import { beginPurchase } from '../../dsl/flows/onrampFlows.ts'

export const buyWindowInUse = scenario({
  id: 'buy-window-in-use',
  title:
    "Trying again after three minutes shows the provider's open window instead of a second order",
  tags: ['onramp', 'timer', 'money'],
  steps: [
    ...beginPurchase,
    { do: 'run', ms: seconds(180) },
    reads('Buy failed'),
    click('button', 'Try again'),
    reads('Continue in Coinbase'),
    { expect: 'calls', name: 'browser.openPopup', times: 1 },
    { expect: 'popups', count: 1 },
    { expect: 'timer', label: 'onramp.giveUp', pending: true, inMs: seconds(180) },
    { do: 'onramp.complete' },
    { do: 'run', ms: seconds(4) },
    sees('OnRampActivity'),
    reads('Completed'),
  ],
})
