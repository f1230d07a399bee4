import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'
import { openProviders } from '../dsl/flows/onrampFlows.ts'

export const whatIsABuy = scenario({
  id: 'what-is-a-buy',
  title: 'Buy is explained, and its button leads back or to the providers',
  tags: ['onramp', 'help'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openProviders,
    reads(
      'We work with the best providers to give you the lowest fees and best support. More options coming soon!',
      ['A-073'],
    ),
    click('button', 'How does it work?'),
    sees('WhatIsABuy', ['A-073']),
    {
      expect: 'analytics',
      event: 'SELECT_WHAT_IS_A_BUY',
      properties: { isSmartAccount: false },
      times: 1,
      covers: ['A-161'],
    },
    { expect: 'title', is: 'What is Buy?', covers: ['A-084'] },
    reads(
      'Buy digital assets with your card or by bank transfer. An on-ramp provider takes the payment.',
      ['A-085'],
    ),
    click('button', 'Buy'),
    sees('OnRampProviders', ['A-086']),
    { expect: 'element', target: the('button', 'How does it work?') },
    { do: 'host.open', view: 'WhatIsABuy' },
    sees('WhatIsABuy'),
    click('button', 'Buy'),
    sees('OnRampProviders'),
  ],
})
