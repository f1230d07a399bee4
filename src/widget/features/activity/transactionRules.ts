import type { ChainId } from '../../../backends/port/chainIds.ts'
import type { Transaction, TransactionPage } from '../../../backends/port/services/history.ts'

/**
 * Filters the shown transactions of a page (wire 1.8): only those on the network, and without those whose transfers are
 * all spam collectibles or that have no transfers.
 */
export function shownTransactions(
  transactions: readonly Transaction[],
  chainId: ChainId,
): readonly Transaction[] {
  return transactions.filter(
    (each) => each.chainId === chainId && !each.transfers.every(({ nft }) => nft?.spam === true),
  )
}

/** Merges two lists, newest first; of two entries with the same id the later one counts (A-022, wire 1.8). */
export function mergeTransactions(
  known: readonly Transaction[],
  added: readonly Transaction[],
): readonly Transaction[] {
  const byId = new Map([...known, ...added].map((each) => [each.id, each]))
  return [...byId.values()].toSorted((one, other) => other.minedAt - one.minedAt)
}

/**
 * Updates the list with a new first page. The page replaces its range, so that transactions that left the chain leave
 * the list; older entries stay.
 */
export function refreshTransactions(
  known: readonly Transaction[],
  page: TransactionPage,
  chainId: ChainId,
): readonly Transaction[] {
  const oldest = page.transactions.at(-1)
  const older =
    page.next === undefined || oldest === undefined
      ? []
      : known.filter(({ minedAt, status }) => minedAt < oldest.minedAt && status !== 'pending')
  return mergeTransactions(older, shownTransactions(page.transactions, chainId))
}

/** True while a transaction is pending, so that the list must be fetched again. */
export function isWaiting(transactions: readonly Transaction[]): boolean {
  return transactions.some(({ status }) => status === 'pending')
}
