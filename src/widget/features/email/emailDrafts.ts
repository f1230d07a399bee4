import { createStore, type StoreApi } from 'zustand/vanilla'

/**
 * The typed address of the login. Kept while the visitor looks at another view, so that going back shows it (open point
 * 63); dropped after the login.
 */
export type EmailDraft = StoreApi<{ readonly email: string }>

/** Creates the draft of a widget; read it by `core.use(createEmailDraft)`. */
export function createEmailDraft(): EmailDraft {
  return createStore<{ email: string }>(() => ({ email: '' }))
}

/**
 * The typed new address. Kept for one visit of UpdateEmailWallet, so that going back from the code shows it (open point
 * 63).
 */
export type UpdateDraft = StoreApi<{ readonly visit: number; readonly email: string }>

/** Creates the draft of a widget; read it by `core.use(createUpdateDraft)`. */
export function createUpdateDraft(): UpdateDraft {
  return createStore<{ visit: number; email: string }>(() => ({ visit: 0, email: '' }))
}
