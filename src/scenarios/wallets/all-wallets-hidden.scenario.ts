import { reads, scenario, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const allWalletsHidden = scenario({
  id: 'all-wallets-hidden',
  title: 'The host hides All Wallets',
  tags: ['wallets', 'options'],
  options: { allWallets: 'HIDE' },
  steps: [
    ...openModal,
    reads('Emberfox'),
    {
      expect: 'element',
      target: the('button', 'All Wallets', { exact: false }),
      is: 'absent',
      covers: ['C-018'],
    },
  ],
})
