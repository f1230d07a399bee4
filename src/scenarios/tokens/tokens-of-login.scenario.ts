import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { logIn, openAccount } from '../dsl/flows.ts'

export const tokensOfLogin = scenario({
  id: 'tokens-of-login',
  title: 'A login sees what it holds: tokens with values, and their total',
  tags: ['tokens', 'balances', 'account', 'email', 'happy'],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...openAccount,
    { expect: 'element', target: the('tablist'), covers: ['A-006'] },
    { expect: 'order', role: 'tab', names: ['Tokens', 'NFTs', 'Activity'], covers: ['A-011'] },
    reads('Ether', ['A-014']),
    click('tab', 'NFTs'),
    reads('Coming soon', ['A-017']),
    reads('Stay tuned for our upcoming NFT feature', ['A-017']),
    click('tab', 'Activity'),
    sees('Account'),
  ],
})
