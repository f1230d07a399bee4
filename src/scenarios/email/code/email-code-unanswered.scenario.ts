import { reads, scenario, seconds, sees } from '../../dsl/builders.ts'
import { submitEmail } from '../../dsl/flows/flows.ts'

export const emailCodeUnanswered = scenario({
  id: 'email-code-unanswered',
  title:
    'The secure site does not answer a code: the screen shows an error and records no rejected code',
  tags: ['email', 'fault', 'timer', 'mobile'],
  device: 'android',
  faults: [
    { id: 'silent', target: 'frame.connectOtp', when: { nth: 1 }, effect: { kind: 'hang' } },
  ],
  steps: [
    ...submitEmail('ada@example.com'),
    sees('EmailVerifyOtp'),
    { do: 'typeCode', email: 'ada@example.com' },
    { do: 'run', ms: seconds(30) },
    reads('Unable to load email login dependency. Try Again', ['C-187']),
    { expect: 'analytics', event: 'EMAIL_VERIFICATION_CODE_FAIL', times: 0, covers: ['C-317'] },
    { do: 'typeCode', email: 'ada@example.com' },
    { expect: 'modal', open: false },
    { expect: 'analytics', event: 'EMAIL_VERIFICATION_CODE_PASS', times: 1, covers: ['C-317'] },
  ],
})
