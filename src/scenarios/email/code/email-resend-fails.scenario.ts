import { click, reads, scenario, seconds, sees } from '../../dsl/builders.ts'
import { submitEmail } from '../../dsl/flows/flows.ts'

export const emailResendFails = scenario({
  id: 'email-resend-fails',
  title: 'Sending the code again fails with an error',
  tags: ['email', 'error', 'fault'],
  faults: [
    {
      id: 'refused',
      target: 'frame.connectEmail',
      when: { nth: 2 },
      effect: { kind: 'reject', code: 500, message: 'Out of mail' },
    },
  ],
  steps: [
    ...submitEmail('ada@example.com'),
    sees('EmailVerifyOtp'),
    { do: 'run', ms: seconds(30) },
    reads('Nothing yet? Check your spam folder.'),
    click('button', 'Resend code'),
    { expect: 'toast', text: 'Unable to resend email', variant: 'error', covers: ['C-334'] },
    { do: 'run', ms: seconds(3) },
    { expect: 'noToast' },
    reads("The email wasn't sent. Check your connection and try again."),
    { expect: 'mails', to: 'ada@example.com', count: 1 },
  ],
})
