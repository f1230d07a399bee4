import { click, reads, scenario, sees } from '../../dsl/builders.ts'
import { provider } from '../../dsl/flows/onrampFlows.ts'
import {
  becomeSmartAccount,
  leaveSettings,
  openAccountOnBase,
} from '../../smart-account/smartAccountSteps.ts'
import { chooseNetwork } from '../../dsl/flows/solanaFlows.ts'

export const buyBySmartAccount = scenario({
  id: 'buy-by-smart-account',
  title:
    'An order of a smart account names only its network, and none where the provider does not deliver',
  tags: ['onramp', 'smart-account', 'money'],
  options: { networks: ['eip155:1', 'eip155:8453', 'eip155:11155111'] },
  steps: [
    ...openAccountOnBase,
    ...becomeSmartAccount,
    ...leaveSettings,
    click('button', 'Buy'),
    sees('OnRampProviders'),
    { expect: 'element', target: provider('Coinbase'), is: 'enabled' },
    {
      expect: 'calls',
      name: 'onramp.url',
      times: 1,
      arguments: {
        body: { defaultNetwork: 'base', destinationWallets: [{ blockchains: ['base'] }] },
      },
    },
    click('button', 'Back'),
    ...chooseNetwork('Sepolia'),
    sees('Account'),
    click('button', 'Buy'),
    sees('OnRampProviders'),
    reads("Doesn't deliver to this account on Sepolia"),
    { expect: 'element', target: provider('Coinbase'), is: 'disabled' },
    { expect: 'calls', name: 'onramp.url', times: 1 },
  ],
})
