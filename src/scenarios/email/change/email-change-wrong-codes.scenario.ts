import { reads, scenario, sees } from '../../dsl/builders.ts'
import { saveNewEmail } from './emailChangeSteps.ts'

export const emailChangeWrongCodes = scenario({
  id: 'email-change-wrong-codes',
  title: 'Wrong codes of an e-mail change show an error, the right ones pass',
  tags: ['email', 'error', 'retry'],
  steps: [
    ...saveNewEmail,
    sees('UpdateEmailPrimaryOtp'),
    { do: 'typeCode', email: 'ada@example.com', wrong: true },
    reads('Invalid code. Try Again', ['C-163', 'C-187']),
    { do: 'typeCode', email: 'ada@example.com' },
    sees('UpdateEmailSecondaryOtp', ['C-194']),
    { do: 'typeCode', email: 'ada@example.org', wrong: true },
    reads('Invalid code. Try Again', ['C-163', 'C-187']),
    sees('UpdateEmailSecondaryOtp'),
    { do: 'typeCode', email: 'ada@example.org' },
    sees('Account', ['C-195']),
  ],
})
