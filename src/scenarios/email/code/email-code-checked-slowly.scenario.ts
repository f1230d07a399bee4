import { click, reads, scenario, seconds, sees, the } from '../../dsl/builders.ts'
import { submitEmail } from '../../dsl/flows/flows.ts'

const resend = the('button', 'Resend code')

export const emailCodeCheckedSlowly = scenario({
  id: 'email-code-checked-slowly',
  title: 'The code screen is busy while a code is checked or sent again',
  tags: ['email', 'timer', 'fault'],
  faults: [
    {
      id: 'slow-check',
      target: 'frame.connectOtp',
      when: { nth: 1 },
      effect: { kind: 'latency', ms: 3000 },
    },
    {
      id: 'slow-mail',
      target: 'frame.connectEmail',
      when: { nth: 2 },
      effect: { kind: 'latency', ms: 2000 },
    },
  ],
  steps: [
    ...submitEmail('ada@example.com'),
    sees('EmailVerifyOtp'),
    { do: 'run', ms: seconds(30) },
    { expect: 'element', target: resend, is: 'enabled' },
    { expect: 'text', text: 'Checking your code', absent: true, covers: ['C-183'] },
    { do: 'typeCode', email: 'ada@example.com', wrong: true },
    reads('Checking your code', ['C-183']),
    { expect: 'element', target: the('textbox', 'Digit 1'), is: 'disabled' },
    { expect: 'element', target: resend, is: 'disabled', covers: ['C-188'] },
    { do: 'run', ms: seconds(3) },
    reads('Invalid code. Try Again', ['C-187']),
    {
      expect: 'element',
      target: the('textbox', 'Digit 1'),
      is: 'enabled',
      covers: ['C-187'],
    },
    click('button', 'Resend code'),
    { expect: 'element', target: resend, is: 'busy' },
    { expect: 'element', target: resend, is: 'disabled', covers: ['C-188'] },
    { do: 'press', key: 'Enter' },
    { do: 'run', ms: seconds(2) },
    { expect: 'toast', text: 'Code email resent', variant: 'success', covers: ['C-189'] },
    { expect: 'calls', name: 'frame.connectEmail', times: 2, covers: ['C-188'] },
    { expect: 'mails', to: 'ada@example.com', count: 2 },
  ],
})
