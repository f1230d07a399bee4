import { click, reads, scenario, sees } from '../../dsl/builders.ts'
import { connectWallet, openAccount, openWalletSettings } from '../../dsl/flows/flows.ts'

export const accountGoneInEveryView = scenario({
  id: 'account-gone-in-every-view',
  title: 'The wallet ends the session in each account view, and the modal closes',
  tags: ['account', 'events'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'host.open', view: 'Profile' },
    sees('Profile'),
    reads('0xf3...2266'),
    { do: 'wallet.disconnect', wallet: 'fox' },
    { expect: 'modal', open: false, covers: ['C-236'] },
    ...connectWallet('Emberfox', 'fox'),
    ...openWalletSettings,
    reads('0xf3...2266'),
    { do: 'wallet.disconnect', wallet: 'fox' },
    { expect: 'modal', open: false, covers: ['C-236'] },
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    click('button', 'Switch address', { exact: false }),
    sees('SwitchAddress'),
    reads('0xf3...2266'),
    { do: 'wallet.disconnect', wallet: 'fox' },
    { expect: 'modal', open: false, covers: ['C-236'] },
    ...connectWallet('Emberfox', 'fox'),
    { do: 'host.open', view: 'SelectAddresses' },
    sees('SelectAddresses'),
    reads('0xf3...2266'),
    { do: 'wallet.disconnect', wallet: 'fox' },
    { expect: 'modal', open: false, covers: ['C-236'] },
  ],
})
