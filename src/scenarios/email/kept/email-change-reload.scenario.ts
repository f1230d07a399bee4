import { scenario, seconds, sees, the } from '../../dsl/builders.ts'
import { saveNewEmail } from '../change/emailChangeSteps.ts'
import { nothingKept } from './keptSteps.ts'

export const emailChangeReload = scenario({
  id: 'email-change-reload',
  title: 'Both codes of a new address have a place after a close and a reload',
  tags: ['email', 'reload', 'close'],
  steps: [
    ...saveNewEmail,
    sees('UpdateEmailPrimaryOtp'),
    { do: 'run', ms: seconds(5) },
    { do: 'reload' },
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page' }),
      is: 'absent',
    },
    { do: 'host.open' },
    sees('UpdateEmailPrimaryOtp'),
    { expect: 'element', target: the('button', 'Resend in 25 s'), is: 'disabled' },
    { do: 'clickBackdrop' },
    { do: 'host.open' },
    sees('UpdateEmailPrimaryOtp'),
    { do: 'typeCode', email: 'ada@example.com' },
    sees('UpdateEmailSecondaryOtp'),
    { do: 'press', key: 'Escape' },
    { do: 'reload' },
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page' }),
      is: 'absent',
    },
    { do: 'host.open', view: 'Account' },
    sees('Account'),
    { do: 'press', key: 'Escape' },
    { do: 'host.open' },
    sees('UpdateEmailSecondaryOtp'),
    { do: 'typeCode', email: 'ada@example.org' },
    sees('Account'),
    { expect: 'toast', text: 'Email changed to ada@example.org', variant: 'success' },
    // The first is that of the login.
    { expect: 'mails', to: 'ada@example.com', count: 2 },
    { expect: 'mails', to: 'ada@example.org', count: 1 },
    { expect: 'analytics', event: 'EMAIL_VERIFICATION_CODE_SENT', times: 0 },
    nothingKept,
  ],
})
