import type { AccountType } from '../../../backends/port/connectors.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Core } from '../core.ts'
import { announceLogin } from './announceLogin.ts'
import { createAccountTypeChanges } from './accountTypeChanges.ts'

/**
 * Sets the preferred account type at the secure site, then connects again with it (C-233). If the site refuses, the
 * account falls back to `eoa` (C-241), and a call for another type rejects with `frame.failed`. Also rejects with
 * `none.account`, `frame.*`, `aborted`.
 */
export async function setAccountType(
  core: Core,
  wanted: AccountType,
  signal?: AbortSignal,
): Promise<void> {
  const { networks, session, track } = core
  const state = session.store.getState()
  if (state.status !== 'connected' || state.connection.type !== 'AUTH') {
    throw new FoyerError('none.account', 'Only a login of the secure site has account types.')
  }
  core.use(createAccountTypeChanges).notify(undefined)
  const auth = await core.ensureAuth()
  const type = await auth.setPreferredAccount(wanted, signal)
  const chainId = networks.store.getState().activeId
  const connection = await auth.connect({
    chainId,
    preferredAccountType: type,
    ...(signal === undefined ? {} : { signal }),
  })
  session.adopt(state.connector, connection)
  announceLogin(core)
  track('SET_PREFERRED_ACCOUNT_TYPE', { accountType: type, network: chainId })
  if (type !== wanted) {
    throw new FoyerError('frame.failed', `The secure site kept the account type "${type}".`)
  }
}
