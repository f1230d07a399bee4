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
  /** True where no service was asked for a price: the amount is the chain's own. */
  readonly unpriced?: true
  /** USD of the whole holding. */
  readonly value: number
  readonly quantity: { readonly numeric: string; readonly decimals: number }
}

/** C-305, wire 1.7. Rejects with `network.failed`, `http.status`, `http.malformed`, `aborted`. */
export interface Balances {
  /**
   * What an address holds on one chain, or on every chain the service knows, the most valuable first
   * as the service sends it. `forceUpdate` names tokens (CAIP-10) that the service must read again and
   * gives a row even when nothing is left of them. `onTruncated` is called before it resolves when there
   * are more than it resolves with: then these are those of the highest value.
   */
  balances(
    address: Address,
    chainId: ChainId | undefined,
    options?: { forceUpdate?: readonly string[]; signal?: AbortSignal; onTruncated?: () => void },
  ): Promise<readonly TokenBalance[]>
}
