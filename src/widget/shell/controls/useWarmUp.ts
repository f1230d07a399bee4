import { useEffect } from 'react'
import { useCore } from '../../core/coreContext.ts'
import type { ViewName } from '../../core/modal/viewParams.ts'
import { warmUp } from '../warmUp.ts'

/**
 * Loads the code of the view that a button opens as soon as the page is idle, or before that with the listeners it gives:
 * when the pointer comes to the button, or the focus.
 */
export function useWarmUp(view: ViewName) {
  const core = useCore()
  useEffect(() => core.backend.browser.whenIdle(() => warmUp(core, view)), [core, view])
  const listen = () => warmUp(core, view)
  return { onPointerEnter: listen, onFocus: listen }
}
