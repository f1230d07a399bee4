import { click, the } from '../../dsl/builders.ts'
import type { Step } from '../../dsl/step.ts'

/** The host page's buttons in order: combined, single, and that of the second widget. */
export const second = 2

/** Buttons of the host page with that name, or with that part of it. */
export const buttons = (name: string) => the('button', name, { exact: false, within: 'page' })

/** All three buttons offer to connect. */
export const bothDisconnected: Step = {
  expect: 'element',
  target: buttons('Connect Wallet'),
  count: 3,
}

/** All three buttons show an account. */
export const bothConnected: readonly Step[] = [
  { expect: 'element', target: buttons('Connect Wallet'), is: 'absent' },
  { expect: 'element', target: buttons('0x'), count: 3 },
]

/** Disconnects in the modal of the second widget. */
export const disconnectInSecond: readonly Step[] = [
  { do: 'click', target: the('button', '0x', { exact: false, within: 'page', nth: second }) },
  click('button', 'Disconnect'),
  { expect: 'element', target: the('dialog'), is: 'absent' },
]
