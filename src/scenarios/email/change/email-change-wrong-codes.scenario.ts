import { reads, scenario, sees } from '../../dsl/builders.ts'
import { saveNewEmail } from './emailChangeSteps.ts'

export const emailChangeWrongCodes = scenario({
  id: 'email-change-wrong-codes',
  title: 'Wrong codes of an e-mail change show an error, and the right ones pass',
  tags: ['email', 'error', 'retry'],
  steps: [
    ...saveNewEmail,
    // One of each for the login before.
    { expect: 'analytics', event: 'EMAIL_VERIFICATION_CODE_SENT', times: 2, covers: ['C-316'] },
    sees('UpdateEmailPrimaryOtp'),
    { do: 'typeCode', email: 'ada@example.com', wrong: true },
    reads('Invalid code. Try Again', ['C-163', 'C-187']),
    { expect: 'analytics', event: 'EMAIL_VERIFICATION_CODE_FAIL', times: 1, covers: ['C-317'] },
    { do: 'typeCode', email: 'ada@example.com' },
    sees('UpdateEmailSecondaryOtp', ['C-194']),
    { expect: 'analytics', event: 'EMAIL_VERIFICATION_CODE_PASS', times: 2, covers: ['C-317'] },
    { expect: 'analytics', event: 'EMAIL_VERIFICATION_CODE_SENT', times: 3, covers: ['C-316'] },
    { do: 'typeCode', email: 'ada@example.org', wrong: true },
    reads('Invalid code. Try Again', ['C-163', 'C-187']),
    sees('UpdateEmailSecondaryOtp'),
    { do: 'typeCode', email: 'ada@example.org' },
    sees('Account', ['C-195']),
    { expect: 'analytics', event: 'EMAIL_VERIFICATION_CODE_FAIL', times: 2, covers: ['C-317'] },
    { expect: 'analytics', event: 'EMAIL_VERIFICATION_CODE_PASS', times: 3, covers: ['C-317'] },
  ],
})
