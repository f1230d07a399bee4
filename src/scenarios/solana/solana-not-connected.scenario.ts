import { click, reads, scenario, sees } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'
import { bothNamespaces, chooseNetwork, hostButton } from '../dsl/flows/solanaFlows.ts'

export const solanaNotConnected = scenario({
  id: 'solana-not-connected',
  title: 'A visitor who opens Solana without connecting stays connected on EVM',
  tags: ['solana', 'networks'],
  options: bothNamespaces,
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    ...chooseNetwork('Solana'),
    click('button', 'Switch'),
    sees('Connect'),
    click('button', 'Close'),
    { expect: 'modal', open: false },
    { expect: 'element', target: hostButton('0xf3...b92266') },
    ...openAccount,
    reads('10,000.0000 ETH'),
  ],
})
