import { click, reads, scenario, sees } from '../../dsl/builders.ts'
import { connectWallet, openAccount } from '../../dsl/flows/flows.ts'
import { provider } from '../../dsl/flows/onrampFlows.ts'
import { chooseNetwork } from '../../dsl/flows/solanaFlows.ts'

export const buyOnAnUnservedNetwork = scenario({
  id: 'buy-on-an-unserved-network',
  title: 'A visitor on a network that the provider does not serve reads so and may go on',
  tags: ['onramp', 'networks', 'money'],
  options: { networks: ['eip155:1', 'eip155:11155111'] },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    ...chooseNetwork('Sepolia'),
    { do: 'wallet.approve', wallet: 'fox', method: 'wallet_switchEthereumChain' },
    sees('Account'),
    click('button', 'Buy crypto'),
    sees('OnRampProviders'),
    reads(
      "Coinbase doesn't deliver on Sepolia. What you buy arrives on Ethereum, or on the network you choose there.",
    ),
    {
      expect: 'calls',
      name: 'onramp.url',
      times: 1,
      arguments: { body: { defaultNetwork: 'ethereum' } },
    },
    { do: 'click', target: provider('Coinbase') },
    sees('BuyInProgress'),
  ],
})
