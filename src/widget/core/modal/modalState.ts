import { createStore, type StoreApi } from 'zustand/vanilla'

export interface ModalState {
  readonly open: boolean
  /** While true the close button is disabled (C-075) and the connect button is busy. */
  readonly buffering: boolean
  /** The address whose code or link is awaited, of a login or of a new address; until the modal is closed. */
  readonly codeSentTo?: string | undefined
}

/** Open or closed, and busy or not. What opens and closes it is the core's business. */
export function createModalState(): StoreApi<ModalState> {
  return createStore<ModalState>(() => ({ open: false, buffering: false }))
}
