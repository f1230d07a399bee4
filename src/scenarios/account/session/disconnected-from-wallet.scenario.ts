import { scenario, the } from '../../dsl/builders.ts'
import { connectWallet, openAccount } from '../../dsl/flows/flows.ts'

export const disconnectedFromWallet = scenario({
  id: 'disconnected-from-wallet',
  title: 'The wallet removes its accounts, and the account view closes',
  tags: ['account', 'events'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    { do: 'wallet.disconnect', wallet: 'fox' },
    { expect: 'modal', open: false, covers: ['C-236'] },
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page', nth: 0 }),
      is: 'enabled',
    },
  ],
})
