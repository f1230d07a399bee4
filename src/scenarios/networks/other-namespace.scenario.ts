import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'

export const otherNamespace = scenario({
  id: 'other-namespace',
  title: 'Choosing a network of another namespace switches the chain, then asks for a wallet',
  tags: ['networks', 'solana'],
  options: { networks: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    click('button', 'Change network', { exact: false }),
    click('button', 'Solana', { exact: false, within: 'modal' }),
    sees('SwitchActiveChain', ['C-223']),
    { expect: 'title', is: 'Switch chain', covers: ['C-068'] },
    reads('Switch to Solana to continue'),
    click('button', 'Switch'),
    sees('Connect'),
    {
      expect: 'element',
      target: the('button', 'Solana', { exact: false, within: 'page', nth: 0 }),
      covers: ['C-118'],
    },
  ],
})
