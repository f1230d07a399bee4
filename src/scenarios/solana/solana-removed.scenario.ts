import { reads, scenario } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'
import { addSolana, bothNamespaces, hostButton } from '../dsl/flows/solanaFlows.ts'

export const solanaRemoved = scenario({
  id: 'solana-removed',
  title: 'The Solana wallet is removed, and the EVM account becomes active',
  tags: ['solana', 'account', 'error'],
  options: bothNamespaces,
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    ...addSolana,
    ...openAccount,
    reads('AKnL...RSZ9'),
    { do: 'wallet.uninstall', wallet: 'sol' },
    { expect: 'modal', open: false, covers: ['C-236'] },
    { expect: 'element', target: hostButton('0xf3...b92266') },
    { do: 'reload' },
    { expect: 'element', target: hostButton('0xf3...b92266') },
  ],
})
