import type { Core } from '../core.ts'
import { readStoredAccounts } from '../session/storedAccounts.ts'

/**
 * Tells the other tabs of the site that person, account or account type of a login changed here.
 * They are not told before the visitor has chosen among its accounts, because leaving the choice
 * cancels the login (C-222, open point 275).
 */
export function announceLogin({ backend, session }: Pick<Core, 'backend' | 'session'>): void {
  const connection = session.connection()
  if (connection?.type !== 'AUTH') return
  if (readStoredAccounts(backend.storage, connection.chain)?.selected?.length === 0) return
  backend.auth?.announce()
}
