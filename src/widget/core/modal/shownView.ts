import { createStore, type StoreApi } from 'zustand/vanilla'

export interface ShownView {
  /** Id of the history entry whose view is loaded and rendered; absent while there is none. */
  readonly visit: number | undefined
}

/**
 * The store of the view that the visitor actually sees. The shell writes it; the closing rules read
 * it.
 */
export function createShownView(): StoreApi<ShownView> {
  return createStore<ShownView>(() => ({ visit: undefined }))
}
