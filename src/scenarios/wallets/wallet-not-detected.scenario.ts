import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { directoryWallet } from '../dsl/directoryWallet.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const walletNotDetected = scenario({
  id: 'wallet-not-detected',
  title: 'A wallet that is not installed says so and shows its downloads',
  tags: ['wallets', 'error'],
  options: { customWallets: [directoryWallet('d', { name: 'Dockpurse' })] },
  steps: [
    ...openModal,
    click('button', 'Dockpurse'),
    sees('ConnectingWalletConnect'),
    reads('Not Detected', ['C-339']),
    {
      expect: 'analytics',
      event: 'SELECT_WALLET',
      properties: { name: 'Dockpurse', platform: 'unsupported' },
      times: 1,
      covers: ['C-308'],
    },
    { expect: 'title', is: 'Dockpurse' },
    {
      expect: 'link',
      target: the('link', 'Website'),
      href: 'https://d.example/',
      newTab: true,
      covers: ['C-339'],
    },
  ],
})
