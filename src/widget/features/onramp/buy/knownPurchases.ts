import type { Address } from '../../../../backends/port/connectors.ts'
import type { TransactionPage } from '../../../../backends/port/services/history.ts'

/** The purchases that an account had before a new one is started. */
export interface KnownPurchases {
  readonly account: Address
  readonly ids: ReadonlySet<string>
  /**
   * ms since epoch, by the service's clock: earlier purchases may be on a later page, so that one of them can move up.
   */
  readonly since: number
}

/** Reads the known purchases from the newest page of the history. */
export function knownPurchases(
  account: Address,
  { transactions, next }: TransactionPage,
): KnownPurchases {
  return {
    account,
    ids: new Set(transactions.map(({ id }) => id)),
    since: next === undefined ? -Infinity : Math.min(...transactions.map(({ minedAt }) => minedAt)),
  }
}
