import { click, scenario, sees } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'

export const accountGoneThenBack = scenario({
  id: 'account-gone-then-back',
  title: 'Back does not lead to an account that has disconnected',
  tags: ['networks', 'account', 'error'],
  options: { networks: ['eip155:1', 'eip155:137'] },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    click('button', 'Change network'),
    sees('Networks'),
    { do: 'wallet.disconnect', wallet: 'fox' },
    sees('Networks'),
    click('button', 'Back'),
    sees('Connect'),
    { expect: 'title', is: 'Connect' },
    click('button', 'Close'),
    { expect: 'modal', open: false },
  ],
})
