import type { Core } from '../../core/core.ts'
import { createListeners, type Listeners } from '../../core/kernel/listeners.ts'
import { createAccountTypeChanges } from '../../core/login/accountTypeChanges.ts'

/** Resets the started transfer: when it is sent, and when another account would pay for it. */
export interface SendState {
  /** The parts of the form start over (C-232, A §4). */
  readonly resets: Pick<Listeners<undefined>, 'subscribe'>
  reset(): void
}

/** The widget's own, by `core.use(createSendState)`. */
export function createSendState(core: Core): SendState {
  const resets = createListeners<undefined>()
  const reset = () => resets.notify(undefined)
  core.use(createAccountTypeChanges).subscribe(reset)
  return { resets, reset }
}
