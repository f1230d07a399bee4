import { click, reads, the } from '../dsl/builders.ts'
import type { Scenario } from '../dsl/scenario.ts'
import type { Step } from '../dsl/step.ts'

/** The name service refuses the first registration. */
export const firstRefused: NonNullable<Scenario['faults']> = [
  {
    id: 'refused',
    target: 'names.register',
    when: { nth: 1 },
    effect: { kind: 'status', status: 401 },
  },
]

/** Types the name quayside, then has one registration declined by the wallet and one refused, with these words on screen. */
export function registerInVain(words: {
  readonly field: string
  readonly button: string
  readonly failed: Step
  /** Beside the field after the wallet declined. */
  readonly declined: string
}): readonly Step[] {
  const register = click('button', words.button)
  return [
    { do: 'host.open', view: 'RegisterAccountName' },
    { do: 'type', target: the('textbox', words.field), text: 'quayside' },
    { do: 'run', ms: 500 },
    register,
    { do: 'wallet.reject', wallet: 'fox', message: 'Not today' },
    { expect: 'toast', text: 'Not today', variant: 'error', covers: ['C-335'] },
    { do: 'run', ms: 2500 },
    { expect: 'noToast' },
    reads(words.declined),
    register,
    { do: 'wallet.approve', wallet: 'fox', method: 'personal_sign' },
    words.failed,
  ]
}
