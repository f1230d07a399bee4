import type { ComponentType } from 'react'
import type { Core } from '../core/core.ts'
import type { ViewName } from '../core/kernel/viewParams.ts'
import { createLoadedCode } from './loadedCode.ts'
import { loadModal } from './loadModal.ts'

/**
 * Preloads the modal and one view, so that opening it sends no request for its code, and shows it in the first frame.
 * @param asks whether to ask for the data, too, that the view shows first
 */
export function warmUp(core: Core, view: ViewName, asks = false): void {
  const code = core.use(createLoadedCode)
  const { load, prefetch } = core.views[view]
  Promise.all([
    loadModal().then((modal) => (code.modal = modal)),
    load?.().then((loaded) => (code.views[view] = loaded.default as ComponentType)),
    asks && prefetch?.(core),
  ]).catch(() => {
    // Opening the modal loads it again, and reports a failure then.
  })
}
