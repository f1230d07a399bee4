import { click, reads, scenario, seconds, sees, the } from '../../dsl/builders.ts'
import { beginPurchase } from '../../dsl/flows/onrampFlows.ts'

export const buyTimesOut = scenario({
  id: 'buy-times-out',
  title: 'A purchase fails after three minutes without a result, and the next one works',
  tags: ['onramp', 'timer', 'money'],
  steps: [
    ...beginPurchase,
    { do: 'run', ms: seconds(179) },
    sees('BuyInProgress'),
    reads('Continue in Coinbase'),
    { expect: 'element', target: the('button', 'Try again'), is: 'absent' },
    { do: 'run', ms: seconds(1) },
    reads('Buy failed', ['A-113', 'A-168']),
    reads('Buy can be declined from your side or due to and error on the provider app', ['A-168']),
    { expect: 'element', target: the('button', 'Try again'), covers: ['A-113'] },
    { expect: 'timer', label: 'onramp.poll', pending: false },
    { do: 'onramp.close' },
    click('button', 'Try again'),
    reads(
      'Your first order may still be open or paid. Check it before you try again, or you may pay twice.',
    ),
    { expect: 'calls', name: 'browser.openPopup', times: 1 },
    click('button', 'Try again'),
    { expect: 'calls', name: 'browser.openPopup', times: 2, covers: ['A-114'] },
    reads('Continue in Coinbase'),
    { expect: 'timer', label: 'onramp.giveUp', pending: true, inMs: seconds(180) },
    { do: 'run', ms: seconds(100) },
    reads('Continue in Coinbase'),
    { do: 'onramp.complete' },
    { do: 'run', ms: seconds(4) },
    sees('OnRampActivity', ['A-112']),
    reads('Completed'),
  ],
})
