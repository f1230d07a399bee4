import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Clock } from '../../../backends/port/clock.ts'
import type { ToastVariant } from '../kernel/inspect.ts'

export interface Toast {
  readonly id: number
  readonly variant: ToastVariant
  readonly message: string
}

export interface Toasts {
  readonly store: StoreApi<{ readonly toast: Toast | null }>
  /**
   * Shows a message for 2500 ms, whatever its variant. A newer message replaces an older one
   * (C-356).
   */
  show(variant: ToastVariant, message: string): void
  hide(): void
  /**
   * Pauses the timer while pointer or focus is on the toast, so that it can be read to the end; the
   * rest runs afterwards (open point 242).
   */
  hold(isHeld: boolean): void
}

/** How long a toast of any variant stays, in ms (C-356, open point 16). */
export const toastDuration = 2500

/** Creates the snackbar's store. */
export function createToasts(
  clock: Clock,
  onShow: (variant: ToastVariant, message: string) => void = () => undefined,
): Toasts {
  const store = createStore<{ toast: Toast | null }>(() => ({ toast: null }))
  let lastId = 0
  let remainingMs = 0
  let since = 0
  let isHeld = false
  let cancel = () => {}
  const hide = () => {
    cancel()
    isHeld = false
    if (store.getState().toast) store.setState({ toast: null })
  }
  const wait = () => {
    cancel()
    since = clock.now()
    if (!isHeld) cancel = clock.setTimer('toast.hide', remainingMs, hide)
  }
  return {
    store,
    hide,
    hold(held) {
      if (held === isHeld || !store.getState().toast) return
      isHeld = held
      if (held) remainingMs -= clock.now() - since
      wait()
    },
    show(variant, message) {
      store.setState({ toast: { id: ++lastId, variant, message } })
      remainingMs = toastDuration
      wait()
      onShow(variant, message)
    },
  }
}
