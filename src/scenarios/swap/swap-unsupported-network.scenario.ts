import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'

export const swapUnsupportedNetwork = scenario({
  id: 'swap-unsupported-network',
  title: 'Swap on Sepolia leads to the networks that support swaps',
  tags: ['swap', 'networks'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'wallet.setChain', wallet: 'fox', chainId: 'eip155:11155111' },
    ...openAccount,
    click('button', 'Swap'),
    sees('UnsupportedChain', ['A-054']),
    reads("The swap feature doesn't support your current network."),
    {
      expect: 'element',
      target: the('button', 'Sepolia', { exact: false, within: 'modal' }),
      is: 'absent',
    },
    { do: 'host.open', view: 'Swap' },
    sees('UnsupportedChain', ['A-054']),
    { do: 'wallet.setChain', wallet: 'fox', chainId: 'eip155:8453' },
    sees('Account'),
    click('button', 'Swap'),
    sees('Swap'),
    reads('ETH'),
    { do: 'wallet.setChain', wallet: 'fox', chainId: 'eip155:11155111' },
    sees('UnsupportedChain', ['A-054']),
  ],
})
