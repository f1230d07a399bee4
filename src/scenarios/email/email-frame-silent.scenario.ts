import { reads, scenario, seconds, sees, the } from '../dsl/builders.ts'
import { submitEmail } from '../dsl/flows/flows.ts'

export const emailFrameSilent = scenario({
  id: 'email-frame-silent',
  title: 'The secure site does not answer: an error after the timeout, and the second try works',
  tags: ['email', 'fault', 'timer', 'retry', 'mobile'],
  device: 'android',
  faults: [
    { id: 'silent', target: 'frame.connectEmail', when: { nth: 1 }, effect: { kind: 'hang' } },
  ],
  steps: [
    ...submitEmail('ada@example.com'),
    { expect: 'timer', label: 'frame.reply', pending: true, inMs: seconds(30) },
    {
      expect: 'element',
      target: the('button', 'Continue with email'),
      is: 'absent',
      covers: ['C-250'],
    },
    { expect: 'element', target: the('textbox', 'Email'), is: 'focused' },
    { do: 'press', key: 'Enter' },
    { expect: 'calls', name: 'frame.connectEmail', times: 1, covers: ['C-179'] },
    { do: 'run', ms: seconds(5) },
    reads('This is taking longer than usual.'),
    { do: 'run', ms: seconds(25) },
    {
      expect: 'toast',
      text: 'Unable to load email login dependency',
      variant: 'error',
      covers: ['C-253', 'C-346'],
    },
    sees('Connect'),
    { do: 'run', ms: seconds(10) },
    { expect: 'noToast' },
    reads("Email sign-in isn't available right now. Check your connection and try again."),
    { do: 'focus', target: the('textbox', 'Email') },
    { do: 'press', key: 'Enter' },
    sees('EmailVerifyOtp', ['C-251']),
  ],
})
