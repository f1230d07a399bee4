import { reads, scenario, the } from '../dsl/builders.ts'
import { logIn, openAccount } from '../dsl/flows/flows.ts'

export const manyTokensListed = scenario({
  id: 'many-tokens',
  title: 'A list of 2,000 tokens scrolls, and only those in view are in the document',
  tags: ['tokens', 'balances', 'email'],
  world: { manyTokens: 2_000 },
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...openAccount,
    reads('10,000.0000 ETH', ['A-014']),
    { do: 'scrollToEnd', target: the('list', 'Tokens') },
    { do: 'scrollToEnd', target: the('list', 'Tokens') },
    reads('No price'),
    { expect: 'text', text: '10,000.0000 ETH', absent: true, covers: ['A-137'] },
  ],
})
