import { useSyncExternalStore } from 'react'
import { useCore } from '../../../core/coreContext.ts'

/** Whether the visitor uses a phone, kept up to date. False on a server. */
export function useMobile(): boolean {
  const { browser } = useCore().backend
  return useSyncExternalStore(
    (listener) => browser.subscribeDevice(listener),
    () => browser.device().mobile,
    () => false,
  )
}
