import { click, scenario, sees } from '../../dsl/builders.ts'
import { connectWallet, openAccount } from '../../dsl/flows/flows.ts'
import { walletOf } from '../../dsl/walletOf.ts'

export const walletUnknownNetwork = scenario({
  id: 'wallet-unknown-network',
  title: 'A wallet refuses an unknown network in another language: the network is added',
  tags: ['wallets', 'networks'],
  world: {
    wallets: [
      walletOf({
        key: 'fox',
        name: 'Emberfox',
        rdns: 'example.emberfox',
        knownChainIds: ['eip155:1'],
      }),
    ],
    quirks: { fox: 'unknown-foreign-language' },
  },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    click('button', 'Change network', { exact: false }),
    click('button', 'Base', { exact: false }),
    { do: 'wallet.approve', wallet: 'fox', method: 'wallet_addEthereumChain' },
    sees('Account'),
    { do: 'wallet.misbehave', wallet: 'fox', behaviour: 'unknown-without-code' },
    click('button', 'Change network', { exact: false }),
    click('button', 'Polygon', { exact: false }),
    { do: 'wallet.approve', wallet: 'fox', method: 'wallet_addEthereumChain' },
    sees('Account'),
    { expect: 'calls', name: 'wallet.wallet_addEthereumChain', times: 2 },
  ],
})
