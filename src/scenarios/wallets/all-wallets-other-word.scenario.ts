import { scenario, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const allWalletsOtherWord = scenario({
  id: 'all-wallets-other-word',
  title: 'All Wallets stays visible with an unknown option value',
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
