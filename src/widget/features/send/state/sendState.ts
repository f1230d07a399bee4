import type { Core } from '../../../core/core.ts'
import { createListeners, type Listeners } from '../../../core/kernel/listeners.ts'
import { createAccountTypeChanges } from '../../../core/login/accountTypeChanges.ts'

/** Resets the form after sending, and when another account would pay. */
export interface SendState {
  /** Notifies the parts of the form that they must reset (C-232). */
  readonly resets: Pick<Listeners<undefined>, 'subscribe'>
  reset(): void
}

/** Creates the state of a widget; read it by `core.use(createSendState)`. */
export function createSendState(core: Core): SendState {
  const resets = createListeners<undefined>()
  const reset = () => resets.notify(undefined)
  core.use(createAccountTypeChanges).subscribe(reset)
  return { resets, reset }
}
