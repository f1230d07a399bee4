import { click, reads, scenario, the } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'

export const onrampWidgetQuoteFails = scenario({
  id: 'onramp-widget-quote-fails',
  title:
    'The on-ramp widget shows no price when the quote fails, is missing or names another token',
  tags: ['onramp', 'money', 'host', 'fault'],
  onrampWidget: true,
  faults: [
    {
      id: 'down',
      target: 'onramp.quote',
      when: { nth: 1 },
      effect: { kind: 'status', status: 503 },
    },
    {
      id: 'absent',
      target: 'onramp.quote',
      when: { nth: 2 },
      effect: { kind: 'status', status: 404 },
    },
    {
      id: 'other',
      target: 'onramp.quote',
      when: { nth: 3 },
      effect: {
        kind: 'malformed',
        body: '{"purchaseAmount":{"amount":"1","currency":"WBTC"},"paymentTotal":{"amount":"500","currency":"USD"}}',
      },
    },
  ],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    click('button', '$100'),
    reads("Couldn't get a price"),
    { expect: 'element', target: the('textbox', 'You receive'), value: '' },
    { expect: 'element', target: the('button', 'Get quotes'), is: 'enabled' },
    click('button', '$250'),
    reads('The provider sets the price'),
    { expect: 'element', target: the('textbox', 'You receive'), value: '' },
    click('button', '$500'),
    reads("Couldn't get a price"),
    { expect: 'element', target: the('textbox', 'You receive'), value: '' },
    click('button', '$1,000'),
    reads('From $10 to $7,500 by card'),
    { expect: 'element', target: the('textbox', 'You receive'), value: '0.315072' },
  ],
})
