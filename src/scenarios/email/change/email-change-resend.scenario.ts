import { click, scenario, seconds, sees, the } from '../../dsl/builders.ts'
import { saveNewEmail } from './emailChangeSteps.ts'

export const emailChangeResend = scenario({
  id: 'email-change-resend',
  title: 'The codes of an e-mail change can be sent again after 30 seconds',
  tags: ['email', 'timer'],
  steps: [
    ...saveNewEmail,
    sees('UpdateEmailPrimaryOtp'),
    {
      expect: 'element',
      target: the('button', 'Resend in 30 s'),
      is: 'disabled',
      covers: ['C-188', 'C-350'],
    },
    { do: 'run', ms: seconds(30) },
    click('button', 'Resend code'),
    { expect: 'toast', text: 'Code email resent', variant: 'success', covers: ['C-189'] },
    { expect: 'mails', to: 'ada@example.com', count: 3 },
    { do: 'typeCode', email: 'ada@example.com' },
    sees('UpdateEmailSecondaryOtp'),
    {
      expect: 'element',
      target: the('button', 'Resend in 30 s'),
      is: 'disabled',
      covers: ['C-350'],
    },
    { do: 'run', ms: seconds(30) },
    click('button', 'Resend code'),
    { expect: 'toast', text: 'Code email resent', variant: 'success', covers: ['C-189'] },
    sees('UpdateEmailSecondaryOtp'),
    { expect: 'mails', to: 'ada@example.org', count: 2 },
    { do: 'typeCode', email: 'ada@example.org' },
    sees('Account', ['C-195']),
  ],
})
