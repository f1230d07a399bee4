import { createStore, type StoreApi } from 'zustand/vanilla'

export interface ShownView {
  /** The step of the history whose view is loaded and drawn, by its id; absent while it is not. */
  readonly visit: number | undefined
}

/** Notes which view the visitor really has before them. The shell writes it, the rules of closing read it. */
export function createShownView(): StoreApi<ShownView> {
  return createStore<ShownView>(() => ({ visit: undefined }))
}
