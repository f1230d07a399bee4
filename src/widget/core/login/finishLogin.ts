import type { Connection } from '../../../backends/port/connectors.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Core } from '../core.ts'
import { announceLogin } from './announceLogin.ts'
import { keepChoiceOpen } from './keepChoiceOpen.ts'
import { createPendingLogin, type Begun } from './pendingLogin.ts'

/**
 * Turns a login at the secure site into the session, then shows the remaining steps in order:
 * choose accounts, upgrade, sign in, close (open point 56). It continues after the visitor has left
 * the view, because the site has already logged them in (open point 311). Rejects with
 * `none.authConnector`, `none.account`, `frame.*`.
 */
export async function finishLogin(core: Core, method: Begun['method']): Promise<void> {
  if (!core.connectors.auth()) throw noConnector()
  const auth = await core.ensureAuth()
  const chainId = core.networks.store.getState().activeId
  await adoptLogin(core, method, await auth.connect({ chainId }))
}

/** Does the part of `finishLogin` that follows once the site has returned the connection. */
export async function adoptLogin(
  core: Core,
  method: Begun['method'],
  connection: Connection,
): Promise<void> {
  const { session, track } = core
  const connector = core.connectors.auth()
  if (!connector) throw noConnector()
  const auth = await core.ensureAuth()
  const upgradable = await auth.getSmartAccountEnabledNetworks()
  // The visitor may have connected a wallet instead while the site was answering.
  const other = session.of(connection.chain)?.connection
  if (other && other.type !== 'AUTH') return connection.disconnect()
  session.adopt(connector, connection)
  keepChoiceOpen(core.backend.storage, connection)
  announceLogin(core)
  track('CONNECT_SUCCESS', { method, name: connector.name })
  core.use(createPendingLogin).proceed({
    upgradable:
      connection.user?.smartAccountDeployed === false && upgradable.includes(connection.chainId),
  })
}

function noConnector(): FoyerError {
  return new FoyerError('none.authConnector', 'Auth connector not found')
}
