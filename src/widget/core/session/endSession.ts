import type { ChainNamespace } from '../../../backends/port/chainIds.ts'
import type { Track } from '../kernel/analyticsEvents.ts'
import type { Inspected } from '../kernel/inspect.ts'
import { noteFailure } from '../kernel/noteFailure.ts'
import type { Session } from './session.ts'

/**
 * Ends the session, in every chain namespace or only in one, and sends DISCONNECT_SUCCESS or
 * DISCONNECT_ERROR (C-234, C-235). Resolves with whether it ended; a failure is reported to the observer
 * under `about`.
 */
export async function endSession(
  core: Inspected & { readonly session: Session; readonly track: Track },
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
