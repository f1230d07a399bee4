import { scenario, seconds, sees } from '../../dsl/builders.ts'
import { openModal, submitEmail } from '../../dsl/flows/flows.ts'
import { isConnected } from './keptSteps.ts'

const email = 'new.device@example.com'

export const emailDeviceApprovedClosed = scenario({
  id: 'email-device-approved-closed',
  title: 'A device that is approved while the modal is closed asks for the code next',
  tags: ['email', 'device', 'close', 'reload'],
  steps: [
    ...submitEmail(email),
    sees('EmailVerifyDevice'),
    { do: 'clickBackdrop' },
    { expect: 'modal', open: false },
    ...openModal,
    sees('EmailVerifyDevice'),
    { do: 'press', key: 'Escape' },
    { do: 'run', ms: seconds(40) },
    { do: 'mail.approveDevice', email },
    { expect: 'analytics', event: 'DEVICE_REGISTERED_FOR_EMAIL', times: 1 },
    { expect: 'analytics', event: 'EMAIL_VERIFICATION_CODE_SENT', times: 1 },
    { expect: 'modal', open: false },
    { do: 'reload' },
    ...openModal,
    sees('EmailVerifyOtp'),
    // A link and a code.
    { expect: 'mails', to: email, count: 2 },
    { do: 'typeCode', email },
    { expect: 'modal', open: false },
    isConnected,
  ],
})
