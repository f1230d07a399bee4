import { reads, scenario, sees, the } from '../dsl/builders.ts'
import { openAccount, submitEmail } from '../dsl/flows/flows.ts'

export const emailLogin = scenario({
  id: 'email-login',
  title: 'Log in with an e-mail code',
  tags: ['email', 'connect', 'happy'],
  steps: [
    ...submitEmail('ada@example.com'),
    sees('EmailVerifyOtp', ['C-180']),
    { expect: 'title', is: 'Confirm Email', covers: ['C-050'] },
    reads('ada@example.com', ['C-149']),
    reads('The code expires in 20 minutes', ['C-349']),
    { expect: 'mails', to: 'ada@example.com', count: 1 },
    {
      expect: 'element',
      target: the('textbox', undefined, { within: 'modal' }),
      count: 6,
      covers: ['C-243'],
    },
    { expect: 'analytics', event: 'EMAIL_LOGIN_SELECTED', times: 1, covers: ['C-315'] },
    { expect: 'analytics', event: 'EMAIL_SUBMITTED', times: 1, covers: ['C-315'] },
    { expect: 'analytics', event: 'EMAIL_VERIFICATION_CODE_SENT', times: 1, covers: ['C-316'] },
    { do: 'typeCode', email: 'ada@example.com' },
    { expect: 'modal', open: false, covers: ['C-186', 'C-218'] },
    {
      expect: 'element',
      target: the('button', '0x', { exact: false, within: 'page', nth: 0 }),
      is: 'focused',
    },
    { expect: 'calls', name: 'frame.connectOtp', times: 1, covers: ['C-183'] },
    { expect: 'analytics', event: 'EMAIL_VERIFICATION_CODE_PASS', times: 1, covers: ['C-317'] },
    {
      expect: 'analytics',
      event: 'CONNECT_SUCCESS',
      properties: { method: 'email' },
      times: 1,
      covers: ['C-002'],
    },
    ...openAccount,
    { expect: 'element', target: the('tab', 'Tokens'), covers: ['A-006'] },
  ],
})
