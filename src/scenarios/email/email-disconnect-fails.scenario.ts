import { click, reads, scenario, sees } from '../dsl/builders.ts'
import { openAccount, submitEmail, withoutWalletFeatures } from '../dsl/flows/flows.ts'

export const emailDisconnectFails = scenario({
  id: 'email-disconnect-fails',
  title: 'Disconnecting an e-mail login fails with a message, and works on the second try',
  tags: ['email', 'account', 'error', 'fault'],
  options: withoutWalletFeatures,
  faults: [
    {
      id: 'kept',
      target: 'frame.signOut',
      when: { nth: 1 },
      effect: { kind: 'reject', code: 500, message: 'Not now' },
    },
  ],
  steps: [
    ...submitEmail('a.very.long.address.of.a.person@example.com'),
    sees('EmailVerifyOtp'),
    reads('a.very.long.address.of.a.person@example.com'),
    { do: 'typeCode', email: 'a.very.long.address.of.a.person@example.com' },
    { expect: 'modal', open: false },
    ...openAccount,
    reads('a.very.long.address.of.a.perso...', ['C-274']),
    click('button', 'Disconnect'),
    { expect: 'toast', text: 'Failed to disconnect', variant: 'error', covers: ['C-235'] },
    { expect: 'analytics', event: 'DISCONNECT_ERROR', times: 1, covers: ['C-235'] },
    sees('Account'),
    click('button', 'Disconnect'),
    { expect: 'modal', open: false, covers: ['C-234'] },
    { expect: 'analytics', event: 'DISCONNECT_SUCCESS', times: 1 },
  ],
})
