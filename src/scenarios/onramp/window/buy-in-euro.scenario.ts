import { click, scenario, seconds, sees } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'
import { provider } from '../../dsl/flows/onrampFlows.ts'

export const buyInEuro = scenario({
  id: 'buy-in-euro',
  title: 'An amount in euro that was chosen on the host page is paid in euro at the provider',
  tags: ['onramp', 'money', 'host'],
  onrampWidget: true,
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    click('button', 'Select currency: USD'),
    click('button', 'EUR Euro'),
    { expect: 'modal', open: false },
    click('button', '€100'),
    click('button', 'Get quotes'),
    sees('OnRampProviders'),
    { do: 'click', target: provider('Coinbase') },
    sees('BuyInProgress'),
    { do: 'onramp.complete' },
    { do: 'run', ms: seconds(4) },
    sees('OnRampActivity'),
    {
      expect: 'calls',
      name: 'onramp.purchase',
      times: 1,
      arguments: { fiatCurrency: 'EUR', fiatAmount: '100.00' },
    },
  ],
})
