import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { logIn, openAccount } from '../dsl/flows/flows.ts'
import { nothingOnPolygon } from './holdings.ts'

export const tokensEmpty = scenario({
  id: 'tokens-empty',
  title: 'An empty account offers to receive funds, which then appear',
  tags: ['tokens', 'balances', 'receive', 'email'],
  options: { defaultChain: 'eip155:137' },
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...nothingOnPolygon,
    ...openAccount,
    { expect: 'element', target: the('heading', 'Total balance $0.00'), covers: ['A-009'] },
    {
      expect: 'element',
      target: the('button', 'Receive funds Transfer tokens on your wallet'),
      covers: ['A-016'],
    },
    click('button', 'Receive funds', { exact: false }),
    sees('WalletReceive', ['A-016']),
    click('button', 'Back'),
    {
      do: 'chain.setBalance',
      chainId: 'eip155:137',
      account: 'active',
      wei: '7000000000000000000',
    },
    { do: 'run', ms: 10_000 },
    reads('7.0000 POL', ['A-014']),
    { expect: 'text', text: 'Receive funds', absent: true },
  ],
})
