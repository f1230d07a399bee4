import { useCore, useSelect } from '../core/coreContext.ts'
import type { RouterEntry } from '../core/modal/router.ts'

/** Returns the current step of the history. */
export function useRouterEntry(): RouterEntry {
  const { router } = useCore()
  return useSelect(router.store, router.current)
}
