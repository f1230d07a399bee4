import type { Core } from '../core/core.ts'
import type { ViewName } from '../core/kernel/viewParams.ts'

/** Loads the code of the modal and of one view, so that opening it requests none. */
export function warmUp(core: Core, view: ViewName): void {
  Promise.all([import('./mountModal.tsx'), core.views[view].load?.()]).catch(() => {
    // Opening the modal loads it again, and reports what fails then.
  })
}
