import type { Connection } from '../../../backends/port/connectors.ts'
import type { Storage } from '../../../backends/port/storage.ts'
import { namespaceKey } from '../kernel/storageKeys.ts'
import type { StoredAccounts } from '../session/storedAccounts.ts'

/**
 * Remembers that the visitor has not chosen among the accounts of a login yet: a page that is left before then does not
 * resume the session (C-222). Does nothing for a single account.
 */
export function keepChoiceOpen(storage: Storage, { chain, user }: Connection): void {
  const [first, another] = user?.accounts ?? []
  if (!first || !another) return
  const open: StoredAccounts = { first: first.address, active: first.address, selected: [] }
  storage.set(namespaceKey('accounts', chain), JSON.stringify(open))
}
