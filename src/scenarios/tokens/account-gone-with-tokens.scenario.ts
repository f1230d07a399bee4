import { reads, scenario, sees, the } from '../dsl/builders.ts'
import { logIn, openAccount } from '../dsl/flows/flows.ts'

export const accountGoneWithTokens = scenario({
  id: 'account-gone-with-tokens',
  title: 'The modal closes when the host ends the session on the token list',
  tags: ['tokens', 'account', 'events', 'email'],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...openAccount,
    sees('Account'),
    reads('10,000.0000 ETH'),
    { do: 'host.disconnect' },
    { expect: 'modal', open: false, covers: ['C-236'] },
    { expect: 'timer', label: 'account.tokens', pending: false },
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page', nth: 0 }),
      is: 'enabled',
    },
  ],
})
