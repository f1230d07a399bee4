import { scenario, sees } from '../../dsl/builders.ts'
import { submitEmail } from '../../dsl/flows/flows.ts'

export const emailDeviceRejected = scenario({
  id: 'email-device-rejected',
  title: 'A new device is not approved, and the visitor is back at Connect',
  tags: ['email', 'device', 'error'],
  steps: [
    ...submitEmail('new.device@example.com'),
    sees('EmailVerifyDevice'),
    { do: 'mail.rejectDevice', email: 'new.device@example.com' },
    sees('Connect', ['C-191']),
  ],
})
