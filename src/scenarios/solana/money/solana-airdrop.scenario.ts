import { reads, scenario } from '../../dsl/builders.ts'
import { openAccount } from '../../dsl/flows/flows.ts'
import { bothNamespaces, connectSolana, solanaId } from '../../dsl/flows/solanaFlows.ts'

export const solanaAirdrop = scenario({
  id: 'solana-airdrop',
  title: 'The account shows an airdrop of the faucet',
  tags: ['solana', 'account', 'chain'],
  options: bothNamespaces,
  steps: [
    { do: 'chain.airdrop', chainId: solanaId, account: 0, lamports: '1500000000' },
    ...connectSolana,
    ...openAccount,
    reads('501.5000 SOL'),
    { expect: 'balance', chainId: solanaId, account: 0, changedBy: '1500000000' },
  ],
})
