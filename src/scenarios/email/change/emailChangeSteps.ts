import { click, sees, the } from '../../dsl/builders.ts'
import { logIn, openSettings } from '../../dsl/flows/flows.ts'
import type { Step } from '../../dsl/step.ts'

/** The field of the new address. */
export const newEmail = the('textbox', 'New email')

/** Ada logs in with ada@example.com and opens the field of the new address. */
export const editEmail: readonly Step[] = [
  ...logIn('ada@example.com'),
  { expect: 'modal', open: false },
  ...openSettings,
  click('button', 'ada@example.com'),
  sees('UpdateEmailWallet'),
]

/** Ada logs in and saves ada@example.org as her new address; which code is asked for depends on the world. */
export const saveNewEmail: readonly Step[] = [
  ...editEmail,
  { do: 'retype', target: newEmail, text: 'ada@example.org' },
  click('button', 'Save'),
]
