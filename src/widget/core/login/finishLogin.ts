import { FoyerError } from '../../../backends/port/errors.ts'
import type { Core } from '../core.ts'
import { announceLogin } from './announceLogin.ts'
import { keepChoiceOpen } from './keepChoiceOpen.ts'

/**
 * Turns a login at the secure site into the session, then shows the remaining steps in the order of open point 56:
 * choose accounts, upgrade, sign in, close. Rejects with `none.authConnector`, `none.account`, `frame.*`, `aborted`.
 */
export async function finishLogin(
  core: Core,
  { method, signal }: { method: 'email' | 'social'; signal: AbortSignal },
): Promise<void> {
  const { networks, session, track } = core
  const connector = core.connectors.auth()
  if (!connector) throw new FoyerError('none.authConnector', 'Auth connector not found')
  const auth = await core.ensureAuth(signal)
  const connection = await auth.connect({ chainId: networks.store.getState().activeId, signal })
  signal.throwIfAborted()
  const upgradable = await auth.getSmartAccountEnabledNetworks(signal)
  // A visitor who left in the meantime is not connected.
  signal.throwIfAborted()
  session.adopt(connector, connection)
  keepChoiceOpen(core.backend.storage, connection)
  announceLogin(core)
  track('CONNECT_SUCCESS', { method, name: connector.name })
  core.afterConnect({
    upgradable:
      connection.user?.smartAccountDeployed === false && upgradable.includes(connection.chainId),
  })
}
