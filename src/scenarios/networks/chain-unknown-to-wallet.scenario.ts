import { click, scenario, sees } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'
import { walletOf } from '../dsl/walletOf.ts'

export const chainUnknownToWallet = scenario({
  id: 'chain-unknown-to-wallet',
  title: 'The wallet does not know the chain: it is offered, added and switched to',
  tags: ['networks'],
  world: {
    wallets: [
      walletOf({
        key: 'fox',
        name: 'Emberfox',
        rdns: 'example.emberfox',
        knownChainIds: ['eip155:1'],
      }),
    ],
  },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    click('button', 'Change network', { exact: false }),
    click('button', 'Base', { exact: false }),
    { do: 'wallet.approve', wallet: 'fox', method: 'wallet_addEthereumChain' },
    sees('Account'),
    { expect: 'calls', name: 'wallet.wallet_addEthereumChain', times: 1 },
  ],
})
