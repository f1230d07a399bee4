import { useCore, useSelect } from '../core/coreContext.ts'
import type { RouterEntry } from '../core/modal/router.ts'

/** The step of the history that is shown. */
export function useRouterEntry(): RouterEntry {
  const { router } = useCore()
  return useSelect(router.store, router.current)
}
