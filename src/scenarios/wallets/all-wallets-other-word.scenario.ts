import { scenario, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const allWalletsOtherWord = scenario({
  id: 'all-wallets-other-word',
  title: 'The host sets All Wallets to a word of its own, and it is always shown',
  tags: ['wallets', 'options'],
  options: { allWallets: 'DESKTOP_FIRST' },
  steps: [
    ...openModal,
    {
      expect: 'element',
      target: the('button', 'All Wallets', { exact: false }),
      covers: ['C-018'],
    },
  ],
})
