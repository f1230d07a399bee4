import type { BackendFactory } from '../port/backend.ts'
import { createRealBackend } from '../real/realBackend.ts'
import { openOfflinePage } from './offline/openOfflinePage.ts'
import type { MockBackendOptions, Simulator } from './simulatorTypes.ts'

/** A backend whose outside is simulated, and the controls of that outside. */
export interface MockBackend extends BackendFactory {
  /** The controls of the simulated outside; `undefined` on a server. */
  readonly simulator: Simulator | undefined
}

/**
 * A backend for offline development of a host app, instead of `createRealBackend` of `foyerkit/real`. Time flows by itself, wallets approve
 * at once, and each tab has its own world while it is open. The plugin of `foyerkit-lab/vite` writes the addresses of the simulated parts into
 * the page's `<meta>` tags. All backends of a page share the world of the first call. On a server it is the production backend, which
 * makes no requests there. The page is marked as simulated.
 * @throws Error on a page that is not on this machine, unless `allowPublicOrigin` is set
 */
export function createMockBackend(options: MockBackendOptions = {}): MockBackend {
  if (typeof window === 'undefined') {
    return Object.assign(createRealBackend(), { simulator: undefined })
  }
  window.foyerOffline ??= openOfflinePage(window, options)
  const { simulator, backendWith, dispose } = window.foyerOffline
  return Object.assign(backendWith({}), { simulator: { ...simulator, dispose } })
}
