import type { ComponentType } from 'react'
import type { Core } from '../core/core.ts'
import type { ViewName } from '../core/kernel/viewParams.ts'
import { createLoadedViews } from './loadedViews.ts'
import { loadModal } from './loadModal.ts'

/**
 * Preloads the modal and one view, so that opening it sends no request for its code, and shows it in the first frame.
 * @param asks whether to ask for the data, too, that the view shows first
 * @returns when all has arrived, or something cannot be loaded
 */
export function warmUp(core: Core, view: ViewName, asks = false): Promise<unknown> {
  const loaded = core.use(createLoadedViews)
  const { load, prefetch } = core.views[view]
  return Promise.all([
    loadModal(),
    load?.().then((code) => (loaded[view] = code.default as ComponentType)),
    asks && prefetch?.(core),
  ]).catch(() => {
    // Opening the modal loads it again, and reports a failure then.
  })
}
