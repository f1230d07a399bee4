import { click, reads, scenario, sees, seconds, type } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows.ts'

const failed = {
  expect: 'toast',
  text: 'Error registering name quayside.wcn.id',
  variant: 'error',
  covers: ['C-335'],
} as const

export const namesRegistrationFails = scenario({
  id: 'names-registration-fails',
  title: 'A registration is declined, refused, signed too late, then goes through',
  tags: ['names', 'error', 'toast', 'fault'],
  faults: [
    {
      id: 'refused',
      target: 'names.register',
      when: { nth: 1 },
      effect: { kind: 'status', status: 401 },
    },
  ],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'host.open', view: 'RegisterAccountName' },
    type('textbox', 'Account name', 'quayside'),
    { do: 'run', ms: 500 },
    click('button', 'Register name'),
    { do: 'wallet.reject', wallet: 'fox', message: 'Not today' },
    { expect: 'toast', text: 'Not today', variant: 'error', covers: ['C-335'] },
    { do: 'run', ms: 2500 },
    click('button', 'Register name'),
    { do: 'wallet.approve', wallet: 'fox', method: 'personal_sign' },
    failed,
    { expect: 'analytics', event: 'REGISTER_NAME_ERROR', times: 2, covers: ['C-323'] },
    { do: 'run', ms: 2500 },
    click('button', 'Register name'),
    { do: 'wallet.ignore', wallet: 'fox', method: 'personal_sign' },
    { do: 'jump', ms: seconds(11) },
    { do: 'wallet.approve', wallet: 'fox', method: 'personal_sign' },
    failed,
    sees('RegisterAccountName'),
    { do: 'run', ms: 2500 },
    click('button', 'Register name'),
    { do: 'wallet.approve', wallet: 'fox', method: 'personal_sign' },
    sees('RegisterAccountNameSuccess'),
    reads('quayside.wcn.id is yours'),
  ],
})
