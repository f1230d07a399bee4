import { click, scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'
import { openProviders, provider } from '../dsl/flows/onrampFlows.ts'

export const onrampOptionsDown = scenario({
  id: 'onramp-options-down',
  title: 'The purchase options fail to load, and the default tokens and currencies are offered',
  tags: ['onramp', 'host', 'fault'],
  onrampWidget: true,
  faults: [
    {
      id: 'options',
      target: 'onramp.currencies',
      when: { always: true },
      effect: { kind: 'status', status: 503 },
    },
  ],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    click('button', 'Select token: ETH'),
    sees('OnRampTokenSelect'),
    { expect: 'element', target: the('button', 'Ether ETH') },
    { expect: 'element', target: the('button', 'USD Coin USDC') },
    { do: 'host.close' },
    click('button', 'Select currency: USD'),
    sees('OnRampFiatSelect'),
    {
      expect: 'order',
      role: 'button',
      names: ['USD US Dollar', 'EUR Euro', 'GBP British Pound'],
      covers: ['A-102'],
    },
    { do: 'host.close' },
    ...openProviders,
    { expect: 'element', target: provider('Coinbase'), is: 'enabled' },
    {
      expect: 'calls',
      name: 'onramp.url',
      arguments: { body: { destinationWallets: [{ assets: ['ETH', 'USDC'] }] } },
    },
  ],
})
