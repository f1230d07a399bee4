import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows.ts'

export const onrampWidgetCurrencies = scenario({
  id: 'onramp-widget-currencies',
  title: 'Another currency and another token are chosen for a purchase',
  tags: ['onramp', 'money', 'host'],
  onrampWidget: true,
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    click('button', '$100'),
    click('button', 'Select currency: USD'),
    sees('OnRampFiatSelect', ['A-072']),
    { expect: 'title', is: 'Select Currency', covers: ['A-082'] },
    { expect: 'element', target: the('button', 'USD US Dollar'), covers: ['A-102'] },
    { expect: 'element', target: the('button', 'GBP British Pound'), covers: ['A-102'] },
    click('button', 'EUR Euro'),
    { expect: 'modal', open: false },
    { expect: 'element', target: the('button', '€100'), covers: ['A-180'] },
    {
      expect: 'calls',
      name: 'onramp.quote',
      times: 2,
      arguments: { body: { amount: '100', paymentCurrency: { id: 'EUR' } } },
    },
    click('button', 'Select token: ETH'),
    sees('OnRampTokenSelect', ['A-072']),
    { expect: 'title', is: 'Select Token', covers: ['A-081'] },
    click('button', 'USD Coin USDC'),
    { expect: 'modal', open: false },
    { expect: 'element', target: the('textbox', 'You receive'), value: '107.146287' },
    reads('From €10 to €7,500 by card', ['A-180']),
    click('button', 'Select currency: EUR'),
    sees('OnRampFiatSelect'),
    click('button', 'GBP British Pound'),
    { expect: 'element', target: the('button', '£250'), covers: ['A-180'] },
    { expect: 'element', target: the('textbox', 'You receive'), value: '125.996097' },
  ],
})
