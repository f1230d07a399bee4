import { scenario, sees, the } from '../../dsl/builders.ts'
import { logIn } from '../../dsl/flows/flows.ts'

const connect = the('button', 'Connect Wallet', { within: 'page', nth: 0 })

export const selectAddressesReloaded = scenario({
  id: 'select-addresses-reloaded',
  title: 'Reloading the page during the choice of accounts ends the login',
  tags: ['account', 'email', 'reload'],
  steps: [
    ...logIn('pair@example.com'),
    sees('SelectAddresses'),
    { do: 'reload' },
    { expect: 'calls', name: 'frame.signOut', times: 1, covers: ['C-222'] },
    { expect: 'element', target: connect, covers: ['C-222'] },
    { expect: 'stored', key: '@foyer/accounts', absent: true },
    ...logIn('pair@example.com'),
    sees('SelectAddresses'),
    { do: 'click', target: the('button', 'Continue') },
    { expect: 'modal', open: false },
    { expect: 'stored', key: '@foyer/accounts' },
    { do: 'reload' },
    { expect: 'element', target: connect, is: 'absent' },
  ],
})
