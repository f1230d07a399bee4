import { createStore, type StoreApi } from 'zustand/vanilla'

/** The address a visitor typed: kept while they look at another view, dropped once they are in (open point 63). */
export type EmailDraft = StoreApi<{ readonly email: string }>

/** One per widget, by `core.use(createEmailDraft)`. */
export function createEmailDraft(): EmailDraft {
  return createStore<{ email: string }>(() => ({ email: '' }))
}

/** The new address as it was typed, for the visit of UpdateEmailWallet in which it was (open point 63). */
export type UpdateDraft = StoreApi<{ readonly visit: number; readonly email: string }>

/** One per widget, by `core.use(createUpdateDraft)`. */
export function createUpdateDraft(): UpdateDraft {
  return createStore<{ visit: number; email: string }>(() => ({ visit: 0, email: '' }))
}
