import { click, scenario, sees } from '../dsl/builders.ts'
import { openAccount, openModal } from '../dsl/flows/flows.ts'

export const walletLocked = scenario({
  id: 'wallet-locked',
  title: 'A locked wallet is unlocked, then approves',
  tags: ['connect', 'wallets', 'error'],
  steps: [
    { do: 'wallet.lock', wallet: 'harbor', locked: true },
    ...openModal,
    click('button', 'Harborlight', { exact: false }),
    { do: 'wallet.ignore', wallet: 'harbor', method: 'eth_requestAccounts' },
    sees('ConnectingExternal'),
    { do: 'wallet.lock', wallet: 'harbor', locked: false },
    { do: 'wallet.approve', wallet: 'harbor' },
    { expect: 'modal', open: false },
    ...openAccount,
  ],
})
