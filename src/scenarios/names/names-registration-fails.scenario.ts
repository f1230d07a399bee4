import { click, reads, scenario, seconds, sees } from '../dsl/builders.ts'
import { firstRefused, openNameField, registerInVain, signsName } from './registrationSteps.ts'

const declined = 'You declined the request.'

const failed = {
  expect: 'toast',
  text: 'Error registering name quayside.wcn.id',
  variant: 'error',
  covers: ['C-335'],
} as const

export const namesRegistrationFails = scenario({
  id: 'names-registration-fails',
  title: 'A registration is declined, rejected, signed too late, then succeeds',
  tags: ['names', 'error', 'toast', 'fault'],
  faults: firstRefused,
  steps: [
    ...openNameField,
    ...registerInVain({ field: 'Account name', button: 'Register name', declined, failed }),
    reads('If it keeps failing, check the time on this device.'),
    { expect: 'analytics', event: 'REGISTER_NAME_ERROR', times: 2, covers: ['C-323'] },
    { do: 'run', ms: 2500 },
    click('button', 'Register name'),
    sees('ApproveTransaction'),
    { do: 'jump', ms: seconds(11) },
    { do: 'frame.approve', method: 'personal_sign' },
    failed,
    reads('The signature is valid for 10 seconds'),
    sees('RegisterAccountName'),
    { do: 'run', ms: 2500 },
    click('button', 'Register name'),
    ...signsName,
    sees('RegisterAccountNameSuccess'),
    reads('quayside.wcn.id is yours'),
  ],
})
