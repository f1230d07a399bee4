import type { ChainId } from '../../../backends/port/chainIds.ts'
import type { Transaction, TransactionPage } from '../../../backends/port/services/history.ts'

/**
 * Keeps the transactions of one network. Drops those without transfers, and those whose transfers are all spam
 * collectibles, because visitors did not make them (wire 1.8).
 */
export function shownTransactions(
  transactions: readonly Transaction[],
  chainId: ChainId,
): readonly Transaction[] {
  return transactions.filter(
    (each) => each.chainId === chainId && !each.transfers.every(({ nft }) => nft?.spam === true),
  )
}

/**
 * Merges two lists, newest first; of two entries with the same id the later one counts, because its status is newer
 * (A-022).
 */
export function mergeTransactions(
  earlier: readonly Transaction[],
  added: readonly Transaction[],
): readonly Transaction[] {
  const byId = new Map([...earlier, ...added].map((each) => [each.id, each]))
  return [...byId.values()].toSorted((one, other) => other.minedAt - one.minedAt)
}

/**
 * Updates the list with a new first page. The page replaces its range, so that transactions that left the chain leave
 * the list; older entries stay.
 */
export function refreshTransactions(
  earlier: readonly Transaction[],
  page: TransactionPage,
  chainId: ChainId,
): readonly Transaction[] {
  const { transactions } = page
  const oldest = transactions.at(-1)
  if (page.next === undefined || oldest === undefined)
    return shownTransactions(transactions, chainId)
  const listed = new Set(transactions.map(({ id }) => id))
  // Of the second that the page ends with, the entries behind its last one are of the pages that follow.
  const end = earlier.findIndex(({ id }) => id === oldest.id)
  const older = earlier.filter(
    ({ id, minedAt, status }, at) =>
      status !== 'pending' &&
      !listed.has(id) &&
      (minedAt < oldest.minedAt || (minedAt === oldest.minedAt && at > end)),
  )
  return mergeTransactions(shownTransactions(transactions, chainId), older)
}

/** Whether a transaction is pending, so that the list must be fetched again. */
export function isWaiting(transactions: readonly Transaction[]): boolean {
  return transactions.some(({ status }) => status === 'pending')
}
