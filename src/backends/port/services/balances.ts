import type { ChainId } from '../chainIds.ts'
import type { Address } from '../connectors.ts'

/**
 * A token that an account holds. Amounts are decimal text, so that nothing is rounded (A-093, wire
 * 1.7).
 */
export interface TokenBalance {
  readonly name: string
  readonly symbol: string
  readonly chainId: ChainId
  /** The token's contract. Absent for the native coin. */
  readonly address?: Address
  readonly iconUrl?: string
  /** The price in USD per unit; 0 when no service knows it. */
  readonly price: number
  /** True if no service was asked for a price: the amount comes from the chain. */
  readonly unpriced?: true
  /** The value of the whole holding in USD. */
  readonly value: number
  readonly quantity: { readonly numeric: string; readonly decimals: number }
}

/**
 * Reads token balances from the service (C-305, wire 1.7). Rejects with `network.failed`,
 * `http.status`, `http.malformed`, `aborted`.
 */
export interface Balances {
  /**
   * Returns the balances of an address on one chain, or on every chain of the service, in the
   * service's order: highest value first. `forceUpdate` lists tokens (CAIP-10) that the service
   * reads again; they get a row even at a balance of zero. If the list is cut, it keeps the highest
   * values, and `onTruncated` is called before it resolves.
   */
  balances(
    address: Address,
    chainId: ChainId | undefined,
    options?: { forceUpdate?: readonly string[]; signal?: AbortSignal; onTruncated?: () => void },
  ): Promise<readonly TokenBalance[]>
}
