import { scenario, sees, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'
import { walletOf } from '../dsl/walletOf.ts'

export const twoWalletsOneRdns = scenario({
  id: 'two-wallets-one-rdns',
  title: 'Two wallets with one rdns are listed separately, and neither reconnects by itself',
  tags: ['connect', 'wallets', 'security'],
  world: {
    wallets: [
      walletOf({ key: 'fox', name: 'Emberfox', rdns: 'example.emberfox', accountIndexes: [0] }),
      walletOf({
        key: 'twin',
        name: 'Emberfox Pro',
        rdns: 'example.emberfox',
        accountIndexes: [4],
      }),
    ],
  },
  steps: [
    ...openModal,
    { expect: 'element', target: the('button', 'Emberfox', { exact: false }), count: 2 },
    { do: 'click', target: the('button', 'Emberfox Pro', { exact: false }) },
    { do: 'wallet.approve', wallet: 'twin' },
    { expect: 'modal', open: false },
    { expect: 'walletWaiting', wallet: 'fox', count: 0 },
    { do: 'reload' },
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page', nth: 0 }),
      is: 'enabled',
    },
    { do: 'host.open' },
    sees('Connect'),
  ],
})
