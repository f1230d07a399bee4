import { reads, scenario, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const allWalletsOnlyMobileAndroid = scenario({
  id: 'all-wallets-only-mobile-android',
  title: 'All Wallets only on mobile: shown on a phone',
  tags: ['wallets', 'options', 'mobile'],
  device: 'android',
  options: { allWallets: 'ONLY_MOBILE' },
  steps: [
    ...openModal,
    reads('Emberfox'),
    {
      expect: 'element',
      target: the('button', 'All Wallets', { exact: false }),
      is: 'visible',
      covers: ['C-018'],
    },
  ],
})
