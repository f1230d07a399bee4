import { click, reads, scenario, seconds, sees, the } from '../../dsl/builders.ts'
import { submitEmail } from '../../dsl/flows/flows.ts'

export const emailResendCoolDown = scenario({
  id: 'email-resend-cool-down',
  title: 'Resend is disabled for 30 seconds, counted down each second',
  tags: ['email', 'timer'],
  steps: [
    ...submitEmail('ada@example.com'),
    sees('EmailVerifyOtp'),
    {
      expect: 'element',
      target: the('button', 'Resend in 30 s'),
      is: 'disabled',
      covers: ['C-188', 'C-350'],
    },
    { do: 'run', ms: seconds(1) },
    {
      expect: 'element',
      target: the('button', 'Resend in 29 s'),
      is: 'disabled',
      covers: ['C-350'],
    },
    { do: 'run', ms: seconds(28) },
    {
      expect: 'element',
      target: the('button', 'Resend in 1 s'),
      is: 'disabled',
      covers: ['C-350'],
    },
    { do: 'run', ms: seconds(1) },
    { expect: 'element', target: the('button', 'Resend code'), is: 'enabled', covers: ['C-188'] },
    click('button', 'Resend code'),
    { expect: 'toast', text: 'Code email resent', variant: 'success', covers: ['C-189'] },
    reads('Resend in 30 s', ['C-350']),
    { expect: 'mails', to: 'ada@example.com', count: 2 },
    { do: 'run', ms: 2500 },
    { expect: 'noToast', covers: ['C-356'] },
  ],
})
