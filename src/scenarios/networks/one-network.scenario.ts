import { scenario, the } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'

export const oneNetwork = scenario({
  id: 'one-network',
  title: 'With one network, the network button is disabled',
  tags: ['networks'],
  options: { networks: ['eip155:1'] },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    {
      expect: 'element',
      target: the('button', 'Change network', { exact: false }),
      is: 'disabled',
      covers: ['C-074'],
    },
  ],
})
