import type { ChainId } from '../chainIds.ts'
import type { Address } from '../connectors.ts'

/** A token that an account holds (A-093, wire 1.7). Amounts are decimal text so that nothing is rounded. */
export interface TokenBalance {
  readonly name: string
  readonly symbol: string
  readonly chainId: ChainId
  /** Absent for the native coin. */
  readonly address?: Address
  readonly iconUrl?: string
  /** USD per unit, 0 when no service knows a price. */
  readonly price: number
  /** True if no service was asked for a price: the amount comes from the chain. */
  readonly unpriced?: true
  /** USD of the whole holding. */
  readonly value: number
  readonly quantity: { readonly numeric: string; readonly decimals: number }
}

/**
 * Token balances from the service (C-305, wire 1.7). Rejects with `network.failed`, `http.status`, `http.malformed`,
 * `aborted`.
 */
export interface Balances {
  /**
   * The balances of an address on one chain, or on every chain of the service, in the service's order: highest value
   * first. `forceUpdate` lists tokens (CAIP-10) that the service reads again; they get a row even at a balance of zero.
   * If the list is cut, it keeps the highest values, and `onTruncated` is called before it resolves.
   */
  balances(
    address: Address,
    chainId: ChainId | undefined,
    options?: { forceUpdate?: readonly string[]; signal?: AbortSignal; onTruncated?: () => void },
  ): Promise<readonly TokenBalance[]>
}
