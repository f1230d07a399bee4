import { click, scenario, sees, the } from '../../dsl/builders.ts'
import { logIn } from '../../dsl/flows/flows.ts'

export const selectAddressesLeft = scenario({
  id: 'select-addresses-left',
  title: 'Leaving the choice of accounts in another way also ends the login',
  tags: ['account', 'email', 'keyboard'],
  steps: [
    ...logIn('pair@example.com'),
    sees('SelectAddresses'),
    { do: 'press', key: 'Escape' },
    { expect: 'modal', open: false },
    { expect: 'calls', name: 'frame.signOut', times: 1, covers: ['C-222'] },
    ...logIn('pair@example.com'),
    sees('SelectAddresses'),
    { do: 'clickBackdrop' },
    { expect: 'calls', name: 'frame.signOut', times: 2, covers: ['C-222'] },
    ...logIn('pair@example.com'),
    sees('SelectAddresses'),
    click('button', 'Close'),
    { expect: 'calls', name: 'frame.signOut', times: 3, covers: ['C-222'] },
    ...logIn('pair@example.com'),
    sees('SelectAddresses'),
    click('button', 'Back'),
    sees('Connect'),
    { expect: 'calls', name: 'frame.signOut', times: 4, covers: ['C-222'] },
    { expect: 'element', target: the('button', 'Connecting...', { within: 'page', nth: 0 }) },
  ],
})
