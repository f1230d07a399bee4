import type { Core } from '../../core/core.ts'
import {
  isSentBy,
  type PendingTransaction,
} from '../../money/transaction/pending/pendingTransaction.ts'
import { createPendingTransactions } from '../../money/transaction/pending/pendingTransactions.ts'

/** The active account's transactions, newest first, on every network of the active namespace. */
export function sentByActive(core: Core): readonly PendingTransaction[] {
  const account = core.session.address()
  const { activeId } = core.networks.store.getState()
  if (account === undefined) return []
  return core
    .use(createPendingTransactions)
    .store.getState()
    .transactions.filter((sent) => isSentBy(sent, account, activeId))
}
