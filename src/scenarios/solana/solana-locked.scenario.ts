import { click, scenario, sees } from '../dsl/builders.ts'
import { openAccount, openModal } from '../dsl/flows/flows.ts'
import { bothNamespaces, hostButton } from '../dsl/flows/solanaFlows.ts'

export const solanaLocked = scenario({
  id: 'solana-locked',
  title: 'A locked Solana wallet unlocks and approves, and is not shown when locked again',
  tags: ['solana', 'connect', 'error'],
  options: bothNamespaces,
  steps: [
    { do: 'wallet.lock', wallet: 'sol', locked: true },
    ...openModal,
    click('button', 'Sol Harbor', { exact: false, within: 'modal' }),
    { do: 'wallet.ignore', wallet: 'sol', method: 'standard:connect' },
    sees('ConnectingExternal'),
    { do: 'wallet.approve', wallet: 'sol' },
    { expect: 'modal', open: false },
    ...openAccount,
    { do: 'wallet.lock', wallet: 'sol', locked: true },
    { expect: 'modal', open: false, covers: ['C-236'] },
    { expect: 'element', target: hostButton('Connect Wallet') },
  ],
})
