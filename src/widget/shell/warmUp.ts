import type { Core } from '../core/core.ts'
import type { ViewName } from '../core/kernel/viewParams.ts'

/** Preloads the modal and one view, so that opening it sends no request. */
export function warmUp(core: Core, view: ViewName): void {
  Promise.all([import('./mountModal.tsx'), core.views[view].load?.()]).catch(() => {
    // Opening the modal loads it again, and reports a failure then.
  })
}
