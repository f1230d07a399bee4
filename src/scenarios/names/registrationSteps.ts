import { click, reads, sees, the } from '../dsl/builders.ts'
import { logIn, openSettings } from '../dsl/flows/flows.ts'
import type { Scenario } from '../dsl/scenario.ts'
import type { Step } from '../dsl/step.ts'

/** Ada logs in and opens the field of an account name from her settings. */
export const openNameField: readonly Step[] = [
  ...logIn('ada@example.com'),
  { expect: 'modal', open: false },
  ...openSettings,
  click('button', 'Choose account name'),
  sees('ChooseAccountName'),
  click('button', 'Choose name'),
  sees('RegisterAccountName'),
]

/** Ada signs in the secure frame for the name that she registers. */
export const signsName: readonly Step[] = [
  sees('ApproveTransaction'),
  { do: 'frame.approve', method: 'personal_sign' },
]

/** The name service refuses the first registration. */
export const firstRefused: NonNullable<Scenario['faults']> = [
  {
    id: 'refused',
    target: 'names.register',
    when: { nth: 1 },
    effect: { kind: 'status', status: 401 },
  },
]

/** Types the name quayside into the open field, then cancels one registration in the frame and has one refused, with these words on screen. */
export function registerInVain(words: {
  readonly field: string
  readonly button: string
  readonly failed: Step
  /** Beside the field after the visitor cancelled. */
  readonly declined: string
}): readonly Step[] {
  const register = click('button', words.button)
  return [
    { do: 'type', target: the('textbox', words.field), text: 'quayside' },
    { do: 'run', ms: 500 },
    register,
    sees('ApproveTransaction'),
    { do: 'frame.cancel', method: 'personal_sign' },
    { expect: 'toast', text: 'User rejected the request', variant: 'error', covers: ['C-335'] },
    { do: 'run', ms: 2500 },
    { expect: 'noToast' },
    reads(words.declined),
    register,
    ...signsName,
    words.failed,
  ]
}
