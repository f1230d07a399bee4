import type { ChainNamespace } from '../../../backends/port/chainIds.ts'
import type { Core } from '../core.ts'
import { noteFailure } from '../kernel/noteFailure.ts'

/**
 * Ends the session, in every chain namespace or only in one, and sends DISCONNECT_SUCCESS or
 * DISCONNECT_ERROR (C-234, C-235). Resolves with whether it ended; a failure is reported to the observer
 * under `about`.
 */
export async function endSession(
  core: Core,
  about: string,
  only?: ChainNamespace,
): Promise<boolean> {
  try {
    await core.session.disconnect(only)
  } catch (error) {
    noteFailure(core, about, error)
    core.track('DISCONNECT_ERROR')
    return false
  }
  core.track('DISCONNECT_SUCCESS')
  return true
}
