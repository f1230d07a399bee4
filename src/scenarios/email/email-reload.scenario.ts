import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { openSettings, submitEmail } from '../dsl/flows/flows.ts'

export const emailReload = scenario({
  id: 'email-reload',
  title: 'An e-mail login survives a reload',
  tags: ['email', 'account'],
  steps: [
    ...submitEmail('ada@example.com'),
    sees('EmailVerifyOtp'),
    { do: 'typeCode', email: 'ada@example.com' },
    { expect: 'modal', open: false },
    { do: 'reload' },
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page' }),
      is: 'absent',
    },
    ...openSettings,
    reads('ada@example.com', ['C-139']),
    { expect: 'stored', key: '@foyer/frame/EMAIL_LOGIN_USED_KEY', contains: 'true' },
    { expect: 'stored', key: '@foyer/frame/LAST_USED_CHAIN_KEY' },
    click('button', 'Disconnect'),
    { expect: 'modal', open: false },
    {
      expect: 'stored',
      key: '@foyer/frame/EMAIL_LOGIN_USED_KEY',
      absent: true,
      covers: ['C-240'],
    },
    { expect: 'stored', key: '@foyer/frame/LAST_USED_CHAIN_KEY', absent: true, covers: ['C-240'] },
    { do: 'reload' },
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page', nth: 0 }),
      is: 'enabled',
      covers: ['C-240'],
    },
  ],
})
