import { reads, scenario, seconds, sees, the } from '../../dsl/builders.ts'
import { openModal, submitEmail } from '../../dsl/flows/flows.ts'
import { isConnected, nothingKept, oneMail } from './keptSteps.ts'

export const emailReloadBeforeCode = scenario({
  id: 'email-reload-before-code',
  title: 'A code that was mailed before a reload logs in after it',
  tags: ['email', 'reload'],
  steps: [
    ...submitEmail('ada@example.com'),
    sees('EmailVerifyOtp'),
    { do: 'run', ms: seconds(10) },
    { do: 'reload' },
    { expect: 'modal', open: false },
    { expect: 'stored', key: '@foyer/login', contains: 'ada@example.com' },
    ...openModal,
    sees('EmailVerifyOtp'),
    reads('ada@example.com'),
    { expect: 'element', target: the('button', 'Resend in 20 s'), is: 'disabled' },
    { expect: 'analytics', event: 'EMAIL_VERIFICATION_CODE_SENT', times: 0 },
    { do: 'typeCode', email: 'ada@example.com' },
    { expect: 'modal', open: false },
    isConnected,
    ...oneMail,
    nothingKept,
    { do: 'host.disconnect' },
    ...openModal,
    sees('Connect'),
  ],
})
