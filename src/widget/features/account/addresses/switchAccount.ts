import type { AccountType, Address } from '../../../../backends/port/connectors.ts'
import type { Core } from '../../../core/core.ts'
import { announceLogin } from '../../../core/login/announceLogin.ts'
import { setAccountType } from '../../../core/login/setAccountType.ts'

/**
 * Activates another account of the connection. For an AUTH connection with an account of the other type, it first sets
 * the preferred type at the secure site, which is then connected again (C-233, C-291). Rejects with `none.account`,
 * `frame.*`, `aborted`.
 */
export async function switchAccount(
  core: Core,
  target: { readonly address: Address; readonly type: AccountType },
  signal: AbortSignal,
): Promise<void> {
  const { session } = core
  const user = session.connection()?.user
  if (user && user.preferredAccountType !== target.type) {
    await setAccountType(core, target.type, signal)
    signal.throwIfAborted()
  }
  if (session.address() === target.address) return
  session.setAddress(target.address)
  announceLogin(core)
}
