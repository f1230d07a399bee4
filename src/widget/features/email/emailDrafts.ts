import { createStore, type StoreApi } from 'zustand/vanilla'

/**
 * The typed address of the login: kept while the visitor looks at another view, dropped after the login (open point
 * 63).
 */
export type EmailDraft = StoreApi<{ readonly email: string }>

/** One per widget, by `core.use(createEmailDraft)`. */
export function createEmailDraft(): EmailDraft {
  return createStore<{ email: string }>(() => ({ email: '' }))
}

/** The typed new address, for one visit of UpdateEmailWallet (open point 63). */
export type UpdateDraft = StoreApi<{ readonly visit: number; readonly email: string }>

/** One per widget, by `core.use(createUpdateDraft)`. */
export function createUpdateDraft(): UpdateDraft {
  return createStore<{ visit: number; email: string }>(() => ({ visit: 0, email: '' }))
}
