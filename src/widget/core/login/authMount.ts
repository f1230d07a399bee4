import type { Auth } from '../../../backends/port/auth.ts'
import type { Backend } from '../../../backends/port/backend.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { ConnectorList } from '../session/connectorList.ts'
import type { Core } from '../core.ts'
import type { Inspect } from '../kernel/inspect.ts'
import type { Networks } from '../networks/networks.ts'
import { noteFailure } from '../kernel/noteFailure.ts'

/** Mounts the secure frame once, when it is first needed, and passes it theme and app. */
export function createAuthMount(parts: {
  backend: Backend
  networks: Networks
  connectors: ConnectorList
  inspect: Inspect | undefined
  frameParent: () => Promise<HTMLElement>
  core: () => Core
  /** Receives a function that is called when the widget stops. */
  onStop: (stop: () => void) => void
}): Pick<Core, 'ensureAuth'> {
  const { backend, networks, connectors } = parts
  let mounted: Promise<Auth> | undefined

  // A frame that cannot take colours or a name can still log people in.
  const report = (error: unknown) => noteFailure(parts, 'frame.sync', error)

  async function mount(): Promise<Auth> {
    const { auth } = backend
    if (!auth || !connectors.auth()) {
      throw new FoyerError(
        'none.authConnector',
        'Auth connector not found: the host turned `auth` off, or the backend has no secure site.',
      )
    }
    const loading = import('./syncFrame.ts').catch(report)
    await auth.mount(await parts.frameParent(), { chainId: networks.store.getState().activeId })
    const loaded = await loading
    if (loaded) parts.onStop(loaded.syncFrame(parts.core(), auth, report))
    return auth
  }

  return {
    async ensureAuth(signal) {
      mounted ??= mount().catch((error: unknown) => {
        mounted = undefined
        throw error
      })
      const auth = await mounted
      signal?.throwIfAborted()
      return auth
    },
  }
}
