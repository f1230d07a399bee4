import type { Core } from '../core/core.ts'
import type { ViewName } from '../core/kernel/viewParams.ts'

/**
 * Preloads the modal and one view, so that opening it sends no request for its code.
 * @param asks whether to ask for the data, too, that the view shows first
 */
export function warmUp(core: Core, view: ViewName, asks = false): void {
  const { load, prefetch } = core.views[view]
  Promise.all([import('./mountModal.tsx'), load?.(), asks && prefetch?.(core)]).catch(() => {
    // Opening the modal loads it again, and reports a failure then.
  })
}
