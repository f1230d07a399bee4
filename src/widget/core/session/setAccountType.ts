import type { AccountType } from '../../../backends/port/connectors.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Core } from '../core.ts'
import { createSendState } from '../money/sendState.ts'

/**
 * Prefers an account type at the secure site, then connects again with it (C-231 to C-233, C-291).
 * Resolves with the type that is active now: `eoa` when the site refused (C-241). Rejects with
 * `none.account`, `frame.*`, `aborted`.
 */
export async function setAccountType(
  core: Core,
  wanted: AccountType,
  signal?: AbortSignal,
): Promise<AccountType> {
  const { networks, session, track } = core
  const state = session.store.getState()
  if (state.status !== 'connected' || state.connection.type !== 'AUTH') {
    throw new FoyerError('none.account', 'Only a login of the secure site has account types.')
  }
  core.use(createSendState).reset()
  const auth = await core.ensureAuth()
  const type = await auth.setPreferredAccount(wanted, signal)
  const chainId = networks.store.getState().activeId
  const connection = await auth.connect({
    chainId,
    preferredAccountType: type,
    ...(signal === undefined ? {} : { signal }),
  })
  session.adopt(state.connector, connection)
  track('SET_PREFERRED_ACCOUNT_TYPE', { accountType: type, network: chainId })
  return type
}
