import { createStore, type StoreApi } from 'zustand/vanilla'

export interface ModalState {
  readonly open: boolean
  /** While true the close button is disabled (C-075) and the connect button is busy. */
  readonly buffering: boolean
  /** True if neither the host nor the visitor asked for a view. */
  readonly byDefault?: boolean
  /** True if it closed because the visitor has connected or signed in. */
  readonly isDone?: boolean
  /** The address that waits for a code or link, for a login or an e-mail change (`pendingLogin.ts`). */
  readonly codeSentTo?: string | undefined
}

/** The store of whether the modal is open, and whether it is busy. The core opens and closes it. */
export function createModalState(): StoreApi<ModalState> {
  return createStore<ModalState>(() => ({ open: false, buffering: false }))
}
