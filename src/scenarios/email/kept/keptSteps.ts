import { the } from '../../dsl/builders.ts'
import type { Step } from '../../dsl/step.ts'

/** The page has an account. */
export const isConnected: Step = {
  expect: 'element',
  target: the('button', 'Connect Wallet', { within: 'page' }),
  is: 'absent',
}

/** This tab keeps no begun login. */
export const nothingKept: Step = { expect: 'stored', key: '@foyer/login', absent: true }

/** Mails and events of a login with one mail, which has succeeded. */
export const oneMail: readonly Step[] = [
  { expect: 'mails', to: 'ada@example.com', count: 1 },
  { expect: 'analytics', event: 'EMAIL_VERIFICATION_CODE_PASS', times: 1 },
  { expect: 'analytics', event: 'CONNECT_SUCCESS', properties: { method: 'email' }, times: 1 },
]
