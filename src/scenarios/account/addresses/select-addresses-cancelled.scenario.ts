import { click, scenario, sees, the } from '../../dsl/builders.ts'
import { logIn } from '../../dsl/flows/flows.ts'

export const selectAddressesCancelled = scenario({
  id: 'select-addresses-cancelled',
  title: 'Cancelling the choice of accounts ends the login',
  tags: ['account', 'email'],
  steps: [
    ...logIn('pair@example.com'),
    sees('SelectAddresses'),
    click('button', 'Cancel'),
    { expect: 'calls', name: 'frame.signOut', times: 1, covers: ['C-221'] },
    { expect: 'modal', open: false },
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page', nth: 0 }),
      is: 'enabled',
      covers: ['C-221'],
    },
    { do: 'host.open', view: 'SelectAddresses' },
    sees('SelectAddresses'),
    click('button', 'Cancel'),
    sees('Connect', ['C-221']),
  ],
})
