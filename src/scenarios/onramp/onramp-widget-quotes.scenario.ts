import { click, scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'

export const onrampWidgetQuotes = scenario({
  id: 'onramp-widget-quotes',
  title:
    "The on-ramp widget on the host's page shows presets and a price, and leads to the providers",
  tags: ['onramp', 'money', 'host'],
  onrampWidget: true,
  steps: [
    { expect: 'element', target: the('textbox', 'You pay'), covers: ['A-075'] },
    { expect: 'element', target: the('textbox', 'You receive'), covers: ['A-075'] },
    {
      expect: 'order',
      role: 'button',
      names: ['$100', '$250', '$500', '$1,000'],
      within: 'page',
      covers: ['A-075', 'A-179', 'A-180'],
    },
    { expect: 'element', target: the('button', 'Connect wallet'), covers: ['A-076'] },
    { expect: 'element', target: the('button', 'Get quotes'), is: 'absent' },
    click('button', '$250'),
    { expect: 'element', target: the('textbox', 'You pay'), value: '250' },
    {
      expect: 'calls',
      name: 'onramp.quote',
      times: 1,
      arguments: {
        body: {
          amount: '250',
          paymentCurrency: { id: 'USD' },
          purchaseCurrency: { symbol: 'ETH' },
        },
      },
      covers: ['A-148'],
    },
    { expect: 'element', target: the('textbox', 'You receive'), value: '0.078766' },
    click('button', 'Connect wallet'),
    sees('Connect'),
    { do: 'host.close' },
    ...connectWallet('Emberfox', 'fox'),
    { expect: 'element', target: the('button', 'Get quotes'), covers: ['A-076'] },
    click('button', 'Get quotes'),
    sees('OnRampProviders'),
    {
      expect: 'calls',
      name: 'onramp.url',
      arguments: { body: { presetFiatAmount: 250, destinationWallets: [{ assets: ['ETH'] }] } },
      covers: ['A-152'],
    },
  ],
})
