import type { Eip1193Request } from '../../port/connectors.ts'
import { FoyerError } from '../../port/errors.ts'
import type { WalletSession } from './walletSession.ts'

/** Throws `wallet.disconnected` for a request after the session ended. */
export function requireOpenSession({ ended }: WalletSession, { method }: Eip1193Request): void {
  if (!ended) return
  throw new FoyerError(
    'wallet.disconnected',
    `Failed to call ${method}: this wallet is disconnected. Connect again.`,
  )
}
