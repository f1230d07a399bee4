import type { BackendFactory } from '../port/backend.ts'
import { createRealBackend as createProductionBackend } from '../real/realBackend.ts'
import type { RealBackendOptions } from '../real/realBackendOptions.ts'
import { openOfflinePage } from './offline/openOfflinePage.ts'

/**
 * What stands in for `createRealBackend` where the plugin of `foyerkit/vite` replaces `foyerkit/real` by this entry point: the
 * production backend with the host's options upon the simulated outside. Options that name a place outside, the browser or
 * time are ignored.
 * @throws Error on a page that is not on this machine
 */
export function createRealBackend(options: RealBackendOptions = {}): BackendFactory {
  if (typeof window === 'undefined') return createProductionBackend(options)
  window.foyerOffline ??= openOfflinePage(window, {})
  return window.foyerOffline.backendWith(options)
}
