import { useEffect } from 'react'
import { useCore } from '../../core/coreContext.ts'
import type { ViewName } from '../../core/kernel/viewParams.ts'
import { warmUp } from '../warmUp.ts'

/**
 * Preloads the view that a button opens: when the page is idle, or earlier when its listeners report pointer or focus
 * on the button. Only then is the data of the view asked for, too: a visitor who never comes near the button asks nothing.
 * Loads nothing for a hidden button, which has no view.
 */
export function useWarmUp(view: ViewName | undefined) {
  const core = useCore()
  const listen = () => view && warmUp(core, view, true)
  useEffect(
    () => (view ? core.backend.browser.whenIdle(() => warmUp(core, view)) : undefined),
    [core, view],
  )
  return { onPointerEnter: listen, onFocus: listen }
}
