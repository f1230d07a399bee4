import { scenario } from '../dsl/builders.ts'
import { directoryWallet } from '../dsl/directoryWallet.ts'
import { openModal } from '../dsl/flows/flows.ts'

const featured = directoryWallet('f', {
  name: 'Fernvault',
  webapp_link: 'https://fern.example/app',
  image_id: 'fernvault-picture',
})

export const walletSections = scenario({
  id: 'wallet-sections',
  title: 'Wallets are listed in their order: announced, injected, featured, custom',
  tags: ['wallets', 'options'],
  options: {
    featuredWalletIds: [featured.id],
    customWallets: [directoryWallet('d', { name: 'Dockpurse' })],
  },
  world: { directory: { size: 20, extra: [{ ...featured }] } },
  steps: [
    ...openModal,
    {
      expect: 'order',
      role: 'button',
      names: [
        'Emberfox Installed',
        'Orbit Pocket Installed',
        'Harborlight Installed',
        'Browser Wallet Installed',
        'Fernvault',
        'Dockpurse',
        'All Wallets 20+',
      ],
      covers: ['C-021', 'C-022', 'C-081'],
    },
    {
      expect: 'calls',
      name: 'directory.walletImage',
      times: 1,
      arguments: { url: 'https://api.web3modal.org/getWalletImage/fernvault-picture' },
      covers: ['C-303'],
    },
  ],
})
