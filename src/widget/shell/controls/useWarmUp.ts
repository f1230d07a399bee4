import { useEffect } from 'react'
import { useCore } from '../../core/coreContext.ts'
import type { ViewName } from '../../core/kernel/viewParams.ts'
import { warmUp } from '../warmUp.ts'

/**
 * Loads the code of the view that a button opens as soon as the page is idle, or before that with the listeners it gives:
 * when the pointer comes to the button, or the focus. Loads nothing for a button that is not shown, which has no view.
 */
export function useWarmUp(view: ViewName | undefined) {
  const core = useCore()
  const listen = () => view && warmUp(core, view)
  useEffect(
    () => (view ? core.backend.browser.whenIdle(() => warmUp(core, view)) : undefined),
    [core, view],
  )
  return { onPointerEnter: listen, onFocus: listen }
}
