import { createListeners, type Listeners } from '../kernel/listeners.ts'

/** Notifies before the account type changes, because another account pays from then on (C-232). */
export type AccountTypeChanges = Pick<Listeners<undefined>, 'subscribe' | 'notify'>

/** One per widget: `core.use(createAccountTypeChanges)`. */
export function createAccountTypeChanges(): AccountTypeChanges {
  return createListeners<undefined>()
}
