import { reads, scenario, sees } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'

export const chainChangedInWallet = scenario({
  id: 'chain-changed-in-wallet',
  title: 'The wallet changes the chain, and the widget follows',
  tags: ['networks', 'events'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    reads('ETH'),
    { do: 'wallet.setChain', wallet: 'fox', chainId: 'eip155:137' },
    reads('POL'),
    sees('Account'),
  ],
})
