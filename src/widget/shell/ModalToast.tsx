import { useState } from 'react'
import { useCore, useSelect } from '../core/coreContext.ts'
import type { Toasts } from '../core/toasts.ts'
import { Snackbar } from '../kit/Snackbar.tsx'

const toastOf = (state: ReturnType<Toasts['store']['getState']>) => state.toast

/** The message over the card (C-164, A-136). A hidden one fades out in 150 ms before it is gone (C-356). */
export function ModalToast({ open }: { open: boolean }) {
  const toast = useSelect(useCore().toasts.store, toastOf)
  const [drawn, setDrawn] = useState(toast)
  if (toast && toast !== drawn) setDrawn(toast)
  // A closed dialog plays no transition whose end could be awaited.
  if (!toast && !open && drawn) setDrawn(null)
  if (!drawn) return null
  return (
    <div
      className="fy-toast"
      onTransitionEnd={() => {
        if (!toast) setDrawn(null)
      }}
    >
      <Snackbar
        key={drawn.id}
        variant={drawn.variant}
        message={drawn.message}
        state={toast ? 'open' : 'closing'}
      />
    </div>
  )
}
