import { scenario, sees } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'

export const unsupportedChainAllowed = scenario({
  id: 'unsupported-chain-allowed',
  title: 'An unsupported chain is allowed: the account opens as usual',
  tags: ['networks'],
  options: { networks: ['eip155:1', 'eip155:137'], allowUnsupportedChain: true },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'wallet.setChain', wallet: 'fox', chainId: 'eip155:8453' },
    { do: 'host.open' },
    sees('Account', ['C-035']),
    { do: 'press', key: 'Escape' },
    { expect: 'modal', open: false, covers: ['C-078'] },
  ],
})
