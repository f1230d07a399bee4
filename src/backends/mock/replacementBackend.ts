import type { BackendFactory } from '../port/backend.ts'
import { createRealBackend } from '../real/realBackend.ts'
import type { RealBackendOptions } from '../real/realBackendOptions.ts'
import { openOfflinePage } from './offline/openOfflinePage.ts'

/**
 * Replaces `createRealBackend` when the plugin of `foyerkit-lab/vite` replaces `foyerkit/real` with `foyerkit-lab/mock`: the production backend
 * with the host's options on the simulated outside. Options for an outside address, the browser or time are ignored.
 * @throws Error on a page that is not on this machine
 */
export function createReplacementBackend(options: RealBackendOptions = {}): BackendFactory {
  if (typeof window === 'undefined') return createRealBackend(options)
  window.foyerOffline ??= openOfflinePage(window, {})
  return window.foyerOffline.backendWith(options)
}
