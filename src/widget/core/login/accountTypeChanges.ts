import { createListeners, type Listeners } from '../kernel/listeners.ts'

/**
 * Notifies before the account type changes, so that features drop what they prepared for the
 * account that paid so far (C-232).
 */
export type AccountTypeChanges = Pick<Listeners<undefined>, 'subscribe' | 'notify'>

/** Creates the notifications of one widget: `core.use(createAccountTypeChanges)`. */
export function createAccountTypeChanges(): AccountTypeChanges {
  return createListeners<undefined>()
}
