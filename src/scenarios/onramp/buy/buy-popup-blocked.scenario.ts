import { click, reads, scenario, seconds, sees } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'
import { openProviders, provider } from '../../dsl/flows/onrampFlows.ts'

export const buyPopupBlocked = scenario({
  id: 'buy-popup-blocked',
  title: "The browser blocks the provider's window, and Try again opens it",
  tags: ['onramp', 'fault'],
  faults: [
    { id: 'first', target: 'browser.openPopup', when: { nth: 1 }, effect: { kind: 'drop' } },
    { id: 'again', target: 'browser.openPopup', when: { nth: 3 }, effect: { kind: 'drop' } },
  ],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openProviders,
    { do: 'click', target: provider('Coinbase') },
    reads('Your browser blocked the Coinbase window. Allow pop-ups for this site, then try again.'),
    sees('OnRampProviders'),
    { do: 'click', target: provider('Coinbase') },
    sees('BuyInProgress'),
    { do: 'onramp.close' },
    { do: 'run', ms: seconds(180) },
    reads('Buy failed'),
    click('button', 'Try again'),
    reads(
      'Your first order may still be open or paid. Check it before you try again, or you may pay twice.',
    ),
    click('button', 'Try again'),
    reads('Your browser blocked the Coinbase window. Allow pop-ups for this site, then try again.'),
    reads('Buy failed'),
    click('button', 'Try again'),
    reads('Continue in Coinbase', ['A-114']),
    { do: 'onramp.complete' },
    { do: 'run', ms: seconds(4) },
    sees('OnRampActivity'),
  ],
})
