import { click, reads, scenario, seconds, sees, the } from '../dsl/builders.ts'
import { submitEmail } from '../dsl/flows/flows.ts'

export const emailRepeatedLoginRefused = scenario({
  id: 'email-repeated-login-refused',
  title: 'A second login within 30 seconds is rejected with the remaining seconds',
  tags: ['email', 'timer', 'error'],
  steps: [
    ...submitEmail('ada@example.com'),
    sees('EmailVerifyOtp'),
    { do: 'run', ms: seconds(10) },
    click('button', 'Back'),
    sees('Connect'),
    { expect: 'element', target: the('textbox', 'Email'), value: 'ada@example.com' },
    { do: 'focus', target: the('textbox', 'Email') },
    { do: 'press', key: 'Enter' },
    {
      expect: 'toast',
      text: 'Please try again after 20 seconds',
      variant: 'error',
      covers: ['C-253', 'C-254'],
    },
    sees('Connect'),
    { expect: 'mails', to: 'ada@example.com', count: 1 },
    { do: 'run', ms: seconds(5) },
    { expect: 'noToast' },
    reads('Please try again after 15 seconds'),
    { do: 'run', ms: seconds(15) },
    { expect: 'text', text: 'Please try again after', absent: true },
    { do: 'press', key: 'Enter' },
    sees('EmailVerifyOtp', ['C-251', 'C-254']),
    { expect: 'mails', to: 'ada@example.com', count: 2 },
  ],
})
