import { reads, scenario, sees, the } from '../dsl/builders.ts'
import { logIn, openAccount } from '../dsl/flows/flows.ts'

export const accountGoneWithTokens = scenario({
  id: 'account-gone-with-tokens',
  title: 'The host ends the session while a login looks at its tokens: the modal closes',
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
