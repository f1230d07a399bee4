import { reads, scenario, seconds, sees } from '../../dsl/builders.ts'
import { openModal, submitEmail } from '../../dsl/flows/flows.ts'
import { isConnected } from './keptSteps.ts'

export const emailWrongCodeInBackground = scenario({
  id: 'email-wrong-code-in-background',
  title: 'A code that turns out wrong after the modal was closed is shown as wrong',
  tags: ['email', 'close', 'error', 'fault'],
  faults: [
    {
      id: 'slow-check',
      target: 'frame.connectOtp',
      when: { always: true },
      effect: { kind: 'late', ms: 3500 },
    },
  ],
  steps: [
    ...submitEmail('ada@example.com'),
    sees('EmailVerifyOtp'),
    { do: 'typeCode', email: 'ada@example.com', wrong: true },
    { do: 'run', ms: seconds(1) },
    { do: 'press', key: 'Escape' },
    { do: 'run', ms: seconds(3) },
    { expect: 'modal', open: false },
    { expect: 'analytics', event: 'EMAIL_VERIFICATION_CODE_FAIL', times: 1 },
    ...openModal,
    sees('EmailVerifyOtp'),
    reads('Invalid code. Try Again'),
    { do: 'typeCode', email: 'ada@example.com' },
    { do: 'run', ms: 3500 },
    { expect: 'modal', open: false },
    isConnected,
    { expect: 'mails', to: 'ada@example.com', count: 1 },
  ],
})
