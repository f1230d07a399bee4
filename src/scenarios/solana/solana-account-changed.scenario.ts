import { reads, scenario } from '../dsl/builders.ts'
import { openAccount } from '../dsl/flows/flows.ts'
import { bothNamespaces, connectSolana, hostButton } from '../dsl/flows/solanaFlows.ts'

export const solanaAccountChanged = scenario({
  id: 'solana-account-changed',
  title: 'The Solana wallet changes the account, then removes it',
  tags: ['solana', 'account'],
  options: bothNamespaces,
  steps: [
    ...connectSolana,
    ...openAccount,
    reads('AKnL...RSZ9'),
    { do: 'wallet.setAccounts', wallet: 'sol', accountIndexes: [1, 0] },
    reads('9hSR...GWBu', ['C-129']),
    { expect: 'modal', open: true },
    { do: 'wallet.disconnect', wallet: 'sol' },
    { expect: 'modal', open: false, covers: ['C-236'] },
    { expect: 'element', target: hostButton('Connect Wallet') },
  ],
})
