import { click, minutes, reads, scenario, sees } from '../../dsl/builders.ts'
import { submitEmail } from '../../dsl/flows/flows.ts'

export const emailCodeExpires = scenario({
  id: 'email-code-expires',
  title: 'A code expires after 20 minutes, and a new one logs in',
  tags: ['email', 'timer', 'error'],
  steps: [
    ...submitEmail('ada@example.com'),
    sees('EmailVerifyOtp'),
    { do: 'run', ms: minutes(20) },
    { do: 'typeCode', email: 'ada@example.com' },
    reads('Code expired. Try Again', ['C-187', 'C-349']),
    click('button', 'Resend code'),
    { expect: 'toast', text: 'Code email resent', variant: 'success', covers: ['C-189'] },
    { expect: 'mails', to: 'ada@example.com', count: 2 },
    { do: 'typeCode', email: 'ada@example.com' },
    { expect: 'modal', open: false },
  ],
})
