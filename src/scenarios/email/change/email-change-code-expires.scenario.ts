import { click, minutes, reads, scenario, sees } from '../../dsl/builders.ts'
import { saveNewEmail } from './emailChangeSteps.ts'

export const emailChangeCodeExpires = scenario({
  id: 'email-change-code-expires',
  title: 'A code of an e-mail change expires after 20 minutes',
  tags: ['email', 'timer', 'error'],
  steps: [
    ...saveNewEmail,
    sees('UpdateEmailPrimaryOtp'),
    { do: 'run', ms: minutes(20) },
    { do: 'typeCode', email: 'ada@example.com' },
    reads('Code expired. Try Again', ['C-187', 'C-349']),
    click('button', 'Resend code'),
    { expect: 'toast', text: 'Code email resent', variant: 'success' },
    { do: 'typeCode', email: 'ada@example.com' },
    sees('UpdateEmailSecondaryOtp', ['C-194']),
  ],
})
