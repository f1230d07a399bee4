import { reads, scenario } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'
import { bothNamespaces, connectSolana } from '../dsl/flows/solanaFlows.ts'
import { walletOf } from '../dsl/walletOf.ts'

export const solanaThrowingWallet = scenario({
  id: 'solana-throwing-wallet',
  title: 'A Solana wallet throws when it is read, and all other wallets connect',
  tags: ['solana', 'security', 'wallets'],
  options: bothNamespaces,
  world: {
    wallets: [
      walletOf({
        key: 'broken',
        name: 'Broken',
        rdns: 'example.broken',
        via: 'wallet-standard',
        solanaOrigins: [],
        throwing: true,
      }),
      walletOf({
        key: 'sol',
        name: 'Sol Harbor',
        rdns: 'example.solharbor',
        via: 'wallet-standard',
        solanaOrigins: [],
      }),
    ],
  },
  steps: [
    ...openModal,
    reads('Sol Harbor'),
    { expect: 'text', text: 'Broken', within: 'modal', absent: true },
    {
      do: 'wallet.install',
      wallet: walletOf({ key: 'late', name: 'Late Fox', rdns: 'example.latefox' }),
    },
    reads('Late Fox'),
    { do: 'press', key: 'Escape' },
    { expect: 'modal', open: false },
    ...connectSolana,
  ],
})
