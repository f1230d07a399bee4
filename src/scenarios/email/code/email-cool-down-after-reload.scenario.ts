import { click, scenario, seconds, sees, the } from '../../dsl/builders.ts'
import { openModal, submitEmail } from '../../dsl/flows/flows.ts'

export const emailCoolDownAfterReload = scenario({
  id: 'email-cool-down-after-reload',
  title: 'A reload does not shorten the wait for the next code',
  tags: ['email', 'timer', 'reload'],
  steps: [
    ...submitEmail('ada@example.com'),
    sees('EmailVerifyOtp'),
    { do: 'run', ms: seconds(10) },
    { do: 'reload' },
    ...openModal,
    click('button', 'Back'),
    sees('Connect'),
    { do: 'focus', target: the('textbox', 'Email') },
    { do: 'press', key: 'Enter' },
    {
      expect: 'toast',
      text: 'Please try again after 20 seconds',
      variant: 'error',
      covers: ['C-254', 'C-350'],
    },
    { expect: 'mails', to: 'ada@example.com', count: 1 },
    { do: 'run', ms: seconds(20) },
    { do: 'focus', target: the('textbox', 'Email') },
    { do: 'press', key: 'Enter' },
    sees('EmailVerifyOtp'),
    {
      expect: 'element',
      target: the('button', 'Resend in 30 s'),
      is: 'disabled',
      covers: ['C-350'],
    },
  ],
})
