import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { logIn } from '../../dsl/flows/flows.ts'
import { provider } from '../../dsl/flows/onrampFlows.ts'

export const buyBySmartAccount = scenario({
  id: 'buy-by-smart-account',
  title:
    'An order of a smart account names only its network, and none where the provider does not deliver',
  tags: ['onramp', 'smart-account', 'money'],
  options: { networks: ['eip155:1', 'eip155:8453', 'eip155:11155111'] },
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    { do: 'host.open', view: 'Networks' },
    click('button', 'Base', { exact: false, within: 'modal' }),
    { do: 'host.open', view: 'AccountSettings' },
    click('button', 'Use smart account'),
    { expect: 'element', target: the('button', 'Use standard account'), is: 'enabled' },
    { do: 'host.open', view: 'OnRampProviders' },
    { expect: 'element', target: provider('Coinbase'), is: 'enabled' },
    {
      expect: 'calls',
      name: 'onramp.url',
      times: 1,
      arguments: {
        body: { defaultNetwork: 'base', destinationWallets: [{ blockchains: ['base'] }] },
      },
    },
    { do: 'host.open', view: 'Networks' },
    click('button', 'Sepolia', { exact: false, within: 'modal' }),
    { do: 'host.open', view: 'OnRampProviders' },
    sees('OnRampProviders'),
    reads("Doesn't deliver to this account on Sepolia"),
    { expect: 'element', target: provider('Coinbase'), is: 'disabled' },
    { expect: 'calls', name: 'onramp.url', times: 1 },
  ],
})
