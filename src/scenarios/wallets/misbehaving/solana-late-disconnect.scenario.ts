import { click, scenario, sees, the } from '../../dsl/builders.ts'
import { openAccount, openModal } from '../../dsl/flows/flows.ts'
import { bothNamespaces, connectSolana } from '../../dsl/flows/solanaFlows.ts'

export const solanaLateDisconnect = scenario({
  id: 'solana-late-disconnect',
  title: 'A Solana wallet takes long to disconnect: the next connection waits, and is not ended',
  tags: ['wallets', 'solana', 'slow'],
  options: bothNamespaces,
  world: { quirks: { sol: 'late-revoke' } },
  steps: [
    ...connectSolana,
    ...openAccount,
    click('button', 'Disconnect'),
    { expect: 'modal', open: false },
    ...openModal,
    { do: 'click', target: the('button', 'Sol Harbor', { exact: false, within: 'modal' }) },
    { do: 'run', ms: 2_500 },
    { do: 'wallet.approve', wallet: 'sol', method: 'standard:connect' },
    { expect: 'modal', open: false },
    { do: 'run', ms: 10_000 },
    ...openAccount,
    sees('Account'),
  ],
})
