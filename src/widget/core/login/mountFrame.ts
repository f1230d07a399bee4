import type { Auth } from '../../../backends/port/auth.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Core } from '../core.ts'
import { noteFailure } from '../kernel/noteFailure.ts'
import { syncFrame } from './syncFrame.ts'

/**
 * Mounts the secure frame in the modal, and passes it theme and app. Rejects with `none.authConnector`, and like
 * `Auth.mount`.
 */
export async function mountFrame(
  core: Core,
  frameParent: () => Promise<HTMLElement>,
  /** Receives a function that is called when the widget stops. */
  onStop: (stop: () => void) => void,
): Promise<Auth> {
  const { backend, connectors, networks } = core
  const { auth } = backend
  if (!auth || !connectors.auth()) {
    throw new FoyerError(
      'none.authConnector',
      'Auth connector not found: the host turned `auth` off, or the backend has no secure site.',
    )
  }
  await auth.mount(await frameParent(), { chainId: networks.store.getState().activeId })
  // A frame that cannot take colours or a name can still log people in, so a failure is only
  // reported.
  onStop(syncFrame(core, auth, (error) => noteFailure(core, 'frame.sync', error)))
  return auth
}
