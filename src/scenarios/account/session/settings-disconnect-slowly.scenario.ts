import { click, scenario, seconds, sees, the } from '../../dsl/builders.ts'
import { logIn, openSettings } from '../../dsl/flows/flows.ts'

export const settingsDisconnectSlowly = scenario({
  id: 'settings-disconnect-slowly',
  title: 'Disconnecting takes a while: the row is busy, and the modal closes when it is done',
  tags: ['account', 'settings', 'timer', 'fault'],
  faults: [
    {
      id: 'slow',
      target: 'frame.signOut',
      when: { nth: 1 },
      effect: { kind: 'latency', ms: 2000 },
    },
  ],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...openSettings,
    click('button', 'Disconnect'),
    {
      expect: 'element',
      target: the('button', 'Disconnect', { exact: false }),
      is: 'busy',
      covers: ['C-234'],
    },
    { expect: 'analytics', event: 'DISCONNECT_SUCCESS', times: 0, covers: ['C-234'] },
    sees('AccountSettings', ['C-234']),
    { do: 'run', ms: seconds(2) },
    { expect: 'modal', open: false, covers: ['C-234'] },
    { expect: 'analytics', event: 'DISCONNECT_SUCCESS', times: 1, covers: ['C-234'] },
  ],
})
