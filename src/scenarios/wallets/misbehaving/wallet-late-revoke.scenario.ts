import { click, scenario, sees, the } from '../../dsl/builders.ts'
import { connectWallet, openAccount, openModal } from '../../dsl/flows/flows.ts'

export const walletLateRevoke = scenario({
  id: 'wallet-late-revoke',
  title: 'A wallet takes long to disconnect: the next connection waits, and is not ended',
  tags: ['wallets', 'connect', 'slow'],
  world: { quirks: { fox: 'late-revoke' } },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    click('button', 'Disconnect'),
    { expect: 'modal', open: false },
    ...openModal,
    { do: 'click', target: the('button', 'Emberfox', { exact: false, within: 'modal' }) },
    { do: 'run', ms: 2_500 },
    { do: 'wallet.approve', wallet: 'fox', method: 'eth_requestAccounts' },
    { expect: 'modal', open: false },
    { do: 'run', ms: 10_000 },
    ...openAccount,
    sees('Account'),
  ],
})
