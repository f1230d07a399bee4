import { reads, scenario, sees } from '../../dsl/builders.ts'
import { personOf } from '../../dsl/personOf.ts'
import { saveNewEmail } from './emailChangeSteps.ts'
import { chooseSettings } from '../../dsl/flows/flows.ts'

export const emailChangeOneCode = scenario({
  id: 'email-change-one-code',
  title: 'If the current address needs no code, only the new one is asked for a code',
  tags: ['email'],
  world: { people: [personOf({ email: 'ada@example.com', onlyNewEmailCode: true })] },
  steps: [
    ...saveNewEmail,
    sees('UpdateEmailSecondaryOtp', ['C-192']),
    { expect: 'mails', to: 'ada@example.com', count: 1 },
    { do: 'typeCode', email: 'ada@example.org' },
    sees('Account', ['C-195']),
    { expect: 'calls', name: 'frame.updateEmailPrimaryOtp', times: 0 },
    ...chooseSettings,
    reads('ada@example.org'),
  ],
})
