import { reads, scenario, sees } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'
import { addSolana, bothNamespaces, chooseNetwork, hostButton } from '../dsl/flows/solanaFlows.ts'

export const solanaReload = scenario({
  id: 'solana-reload',
  title: 'After a reload both namespaces are still connected, and Solana is active',
  tags: ['solana', 'account', 'reload'],
  options: bothNamespaces,
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    ...addSolana,
    { do: 'reload' },
    { expect: 'element', target: hostButton('AKnL...HaRSZ9') },
    ...openAccount,
    reads('500.0000 SOL'),
    ...chooseNetwork('Ethereum'),
    sees('Account'),
    reads('0xf3...2266'),
    { expect: 'walletWaiting', wallet: 'fox', count: 0 },
    { expect: 'walletWaiting', wallet: 'sol', count: 0 },
  ],
})
