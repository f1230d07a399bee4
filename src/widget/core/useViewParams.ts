import { useState } from 'react'
import { useCore } from './coreContext.ts'
import type { ViewName, ViewParams } from './kernel/viewParams.ts'

/** The parameters of this component's view, read on its first render, because it is keyed by visit. */
export function useViewParams<N extends ViewName>(view: N): ViewParams[N] {
  const { router } = useCore()
  const [params] = useState(() => {
    const entry = router.store.getState().history.findLast((step) => step.view === view)
    return entry?.params
  })
  return params as ViewParams[N]
}
