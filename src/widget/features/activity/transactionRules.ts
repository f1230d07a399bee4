import type { ChainId } from '../../../backends/port/chainIds.ts'
import type { Transaction, TransactionPage } from '../../../backends/port/services/history.ts'

/**
 * What of a page is shown (wire 1.8): nothing of which every transfer is a spam collectible, which
 * includes what moved nothing, and only what happened on that network.
 */
export function shownTransactions(
  transactions: readonly Transaction[],
  chainId: ChainId,
): readonly Transaction[] {
  return transactions.filter(
    (each) => each.chainId === chainId && !each.transfers.every(({ nft }) => nft?.spam === true),
  )
}

/** Both lists as one, newest first; of two with the same id the later one counts (A-022, wire 1.8). */
export function mergeTransactions(
  known: readonly Transaction[],
  added: readonly Transaction[],
): readonly Transaction[] {
  const byId = new Map([...known, ...added].map((each) => [each.id, each]))
  return [...byId.values()].toSorted((one, other) => other.minedAt - one.minedAt)
}

/**
 * The list after its first page was fetched again. What the page covers is replaced by it, so that what
 * left the chain leaves the list; older entries stay as they were.
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

/** True while something waits to be mined, so that the list must be looked at again. */
export function isWaiting(transactions: readonly Transaction[]): boolean {
  return transactions.some(({ status }) => status === 'pending')
}
