import { click, scenario } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'
import { addSolana, bothNamespaces, hostButton } from '../dsl/flows/solanaFlows.ts'

export const solanaDisconnect = scenario({
  id: 'solana-disconnect',
  title: 'Disconnecting ends EVM and Solana, also after a reload',
  tags: ['solana', 'account'],
  options: bothNamespaces,
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    ...addSolana,
    ...openAccount,
    click('button', 'Disconnect'),
    { expect: 'modal', open: false, covers: ['C-234'] },
    { expect: 'analytics', event: 'DISCONNECT_SUCCESS', times: 1, covers: ['C-234'] },
    { expect: 'calls', name: 'wallet.standard:disconnect', times: 1 },
    { expect: 'calls', name: 'wallet.wallet_revokePermissions', times: 1, covers: ['C-306'] },
    { expect: 'element', target: hostButton('Connect Wallet') },
    { do: 'reload' },
    { expect: 'element', target: hostButton('Connect Wallet') },
  ],
})
