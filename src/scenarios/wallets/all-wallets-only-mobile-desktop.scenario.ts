import { reads, scenario, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const allWalletsOnlyMobileDesktop = scenario({
  id: 'all-wallets-only-mobile-desktop',
  title: 'All Wallets only on mobile: hidden on a desktop',
  tags: ['wallets', 'options'],
  device: 'desktop',
  options: { allWallets: 'ONLY_MOBILE' },
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
