import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { logIn, openSettings } from '../../dsl/flows/flows.ts'

export const settingsDisconnectFails = scenario({
  id: 'settings-disconnect-fails',
  title: 'Disconnecting from the settings fails, and works on the second try',
  tags: ['account', 'settings', 'fault', 'error'],
  faults: [
    {
      id: 'kept',
      target: 'frame.signOut',
      when: { nth: 1 },
      effect: { kind: 'reject', code: 500, message: 'Not now' },
    },
  ],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...openSettings,
    { expect: 'element', target: the('button', 'ada@example.com'), covers: ['C-139'] },
    reads('Upgrade your wallet', ['C-139']),
    click('button', 'Disconnect'),
    { expect: 'toast', text: 'Failed to disconnect', variant: 'error', covers: ['C-235'] },
    sees('AccountSettings'),
    click('button', 'Disconnect'),
    { expect: 'modal', open: false, covers: ['C-234'] },
  ],
})
