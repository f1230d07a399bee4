import { click, reads, scenario, seconds, sees, the } from '../../dsl/builders.ts'
import { submitEmail } from '../../dsl/flows/flows.ts'

export const emailDeviceApproval = scenario({
  id: 'email-device-approval',
  title: 'The link in the mail approves a new device',
  tags: ['email', 'device', 'happy'],
  steps: [
    ...submitEmail('new.device@example.com'),
    sees('EmailVerifyDevice', ['C-181']),
    { expect: 'title', is: 'Register Device', covers: ['C-051'] },
    reads('new.device@example.com', ['C-150']),
    { do: 'run', ms: seconds(90) },
    sees('EmailVerifyDevice', ['C-150']),
    { expect: 'element', target: the('button', 'Resend email'), is: 'enabled', covers: ['C-151'] },
    { do: 'mail.approveDevice', email: 'new.device@example.com' },
    sees('EmailVerifyOtp', ['C-190']),
    { expect: 'analytics', event: 'DEVICE_REGISTERED_FOR_EMAIL', times: 1, covers: ['C-318'] },
    click('button', 'Back'),
    sees('Connect', ['C-190']),
    { do: 'focus', target: the('textbox', 'Email') },
    { do: 'press', key: 'Enter' },
    sees('EmailVerifyOtp', ['C-180']),
    { do: 'typeCode', email: 'new.device@example.com' },
    { expect: 'modal', open: false },
  ],
})
