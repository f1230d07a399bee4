import { createStore, type StoreApi } from 'zustand/vanilla'

/** The new address as it was typed, for the visit of UpdateEmailWallet in which it was (open point 63). */
export type UpdateDraft = StoreApi<{ readonly visit: number; readonly email: string }>

/** One per widget, by `core.use(createUpdateDraft)`. */
export function createUpdateDraft(): UpdateDraft {
  return createStore<{ visit: number; email: string }>(() => ({ visit: 0, email: '' }))
}
