import { reads, scenario, sees, the } from '../../dsl/builders.ts'
import { connectWallet, openAccount, openModal } from '../../dsl/flows/flows.ts'
import { walletOf } from '../../dsl/walletOf.ts'

export const throwingWallet = scenario({
  id: 'throwing-wallet',
  title: 'window.ethereum throws when it is read: the modal opens, and other wallets connect',
  tags: ['connect', 'wallets', 'security'],
  world: {
    wallets: [
      walletOf({
        key: 'broken',
        name: 'Broken',
        rdns: 'example.broken',
        via: 'window.ethereum',
        throwing: true,
      }),
      walletOf({ key: 'fox', name: 'Emberfox', rdns: 'example.emberfox' }),
    ],
  },
  steps: [
    ...openModal,
    sees('Connect'),
    reads('Emberfox'),
    {
      expect: 'element',
      target: the('button', 'Browser Wallet', { exact: false }),
      is: 'absent',
    },
    { do: 'press', key: 'Escape' },
    { expect: 'modal', open: false },
    ...connectWallet('Emberfox', 'fox'),
    { do: 'reload' },
    ...openAccount,
  ],
})
