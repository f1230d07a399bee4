import { useEffect, useRef, useState } from 'react'
import { useCore, useSelect } from '../core/coreContext.ts'
import type { Toasts } from '../core/modal/toasts.ts'
import { shellTexts } from '../core/texts/general/shellTexts.ts'
import { Snackbar } from '../kit/feedback/Snackbar.tsx'

const toastOf = (state: ReturnType<Toasts['store']['getState']>) => state.toast

/** The toast over the card (C-164). It fades out in 150 ms before it is removed (C-356). */
export function ModalToast({ open }: { open: boolean }) {
  const core = useCore()
  const toast = useSelect(core.toasts.store, toastOf)
  const [drawn, setDrawn] = useState(toast)
  const place = useRef<HTMLDivElement>(null)
  if (toast && toast !== drawn) setDrawn(toast)

  useEffect(() => {
    if (toast || !drawn) return
    let replaced = false
    // Read instead of awaited as an event, because a toast that was never painted does not fade.
    const fading = (place.current?.getAnimations?.({ subtree: true }) ?? []).filter(
      (animation) => animation instanceof CSSTransition,
    )
    void Promise.allSettled(fading.map(({ finished }) => finished)).then(() => {
      if (!replaced) setDrawn(null)
    })
    return () => {
      replaced = true
    }
  }, [toast, drawn])

  return (
    // React 18 writes no boolean, and 19 takes an empty text for false.
    <div ref={place} inert={open ? undefined : ('inert' as never)}>
      <Snackbar
        toast={drawn}
        isClosing={!toast}
        dismissLabel={core.use(shellTexts).dismiss}
        onDismiss={core.toasts.hide}
        onHold={core.toasts.hold}
      />
    </div>
  )
}
