import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'

export const otherNamespace = scenario({
  id: 'other-namespace',
  title:
    'A network of another namespace is chosen: the active chain is switched first, then a wallet is chosen',
  tags: ['networks', 'solana'],
  options: { networks: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    click('button', 'Change network', { exact: false }),
    click('button', 'Solana', { exact: false, within: 'modal' }),
    sees('SwitchActiveChain', ['C-223']),
    { expect: 'title', is: 'Switch chain', covers: ['C-068'] },
    reads('Switch to Solana to use this network'),
    click('button', 'Switch'),
    sees('Connect'),
    {
      expect: 'element',
      target: the('button', 'Solana', { exact: false, within: 'page', nth: 0 }),
      covers: ['C-118'],
    },
  ],
})
