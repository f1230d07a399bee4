import { click, scenario, sees } from '../dsl/builders.ts'
import { openModal, submitEmail } from '../dsl/flows/flows.ts'

export const siweCancelSignOutFails = scenario({
  id: 'siwe-cancel-sign-out-fails',
  title: 'Cancelling the sign-in disconnects, and says that the secure site kept its session',
  tags: ['siwe', 'email', 'security', 'fault'],
  options: { isSiweEnabled: true },
  faults: [
    {
      id: 'kept',
      target: 'frame.signOut',
      when: { always: true },
      effect: { kind: 'reject', code: 500, message: 'Not now' },
    },
  ],
  steps: [
    ...submitEmail('ada@example.com'),
    { do: 'typeCode', email: 'ada@example.com' },
    sees('ConnectingSiwe'),
    click('button', 'Cancel'),
    sees('Connect'),
    { expect: 'toast', text: 'Failed to disconnect', variant: 'error' },
    { expect: 'calls', name: 'siwe.verify', times: 0 },
    click('button', 'Close'),
    { expect: 'modal', open: false },
    { do: 'reload' },
    ...openModal,
    sees('Connect'),
  ],
})
