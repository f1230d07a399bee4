import { click, scenario, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'
import { walletOf } from '../dsl/walletOf.ts'

export const walletsRecommended = scenario({
  id: 'wallets-recommended',
  title: 'Recommended wallets fill two places, and give way to installed ones',
  tags: ['wallets'],
  world: { wallets: [] },
  steps: [
    ...openModal,
    {
      expect: 'order',
      role: 'button',
      names: ['WalletConnect QR code', 'Emberfox', 'Orbit Pocket', 'All Wallets 640+'],
      covers: ['C-351'],
    },
    {
      expect: 'element',
      target: the('listitem', undefined, { within: 'modal' }),
      count: 4,
      covers: ['C-351'],
    },
    click('button', 'Close'),
    {
      do: 'wallet.install',
      wallet: walletOf({ key: 'one', name: 'Onewallet', rdns: 'example.one' }),
    },
    ...openModal,
    {
      expect: 'order',
      role: 'button',
      names: ['Onewallet Installed', 'Emberfox', 'All Wallets 640+'],
      covers: ['C-351'],
    },
    { expect: 'element', target: the('button', 'Orbit Pocket'), is: 'absent', covers: ['C-351'] },
    click('button', 'Close'),
    {
      do: 'wallet.install',
      wallet: walletOf({ key: 'two', name: 'Twowallet', rdns: 'example.two' }),
    },
    ...openModal,
    {
      expect: 'order',
      role: 'button',
      names: ['Onewallet Installed', 'Twowallet Installed', 'All Wallets 640+'],
    },
    { expect: 'element', target: the('button', 'Emberfox'), is: 'absent', covers: ['C-351'] },
  ],
})
