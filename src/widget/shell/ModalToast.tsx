import { useCore, useSelect } from '../core/coreContext.ts'
import type { Toasts } from '../core/toasts.ts'
import { Snackbar } from '../kit/Snackbar.tsx'

const toastOf = (state: ReturnType<Toasts['store']['getState']>) => state.toast

/** The message over the card, if there is one (C-164, A-136). */
export function ModalToast() {
  const toast = useSelect(useCore().toasts.store, toastOf)
  return toast && <Snackbar key={toast.id} variant={toast.variant} message={toast.message} />
}
