import type { ChainId } from '../chainIds.ts'
import type { Address } from '../connectors.ts'

/**
 * A token that can be swapped. `address` is CAIP-10; price and quantity come from the balances
 * (A-094, wire 1.9).
 */
export interface SwapToken {
  readonly symbol: string
  readonly name: string
  readonly address: string
  readonly decimals: number
  readonly logoUri?: string
}

/**
 * A transaction that a service proposes. Its form is checked (addresses, hex, amounts), its intent is not: recipient,
 * contract and calldata are untrusted until they are checked before signing. Plain addresses, amounts in wei.
 */
export interface ProposedTransaction {
  readonly from: Address
  readonly to: Address
  readonly data: string
  readonly value: bigint
  readonly gas?: bigint
  readonly gasPrice: bigint
}

/**
 * The swap service (A-156, wire 1.9). Tokens and accounts of type `string` are CAIP-10; amounts are in base units.
 * Every call rejects with `network.failed`, `http.status` (details.status: 400 for tokens of two chains or a chain
 * without swaps, 503 when its provider is down), `http.malformed`, `aborted`.
 */
export interface Swap {
  /** Returns every token of a chain, including the native coin as `0xeeee…eeee`. */
  tokens(chainId: ChainId, signal?: AbortSignal): Promise<readonly SwapToken[]>
  /** Returns the price of a CAIP-10 token in USD per unit; 0 when no service knows it. */
  price(address: string, signal?: AbortSignal): Promise<number>
  /**
   * Returns the current quote after the service's fee. `gasPrice` is the chain's, in wei. Also
   * rejects with `swap.failed` when there is no route between the tokens.
   */
  quote(
    query: { from: string; to: string; amount: bigint; user: Address; gasPrice: bigint },
    signal?: AbortSignal,
  ): Promise<{ readonly toAmount: bigint }>
  /** Returns how much of a token the service's router may spend. */
  allowance(query: { token: string; user: string }, signal?: AbortSignal): Promise<bigint>
  /**
   * Returns the approval to send: from the user to the contract of the token `from`. Unlimited
   * without `amount`.
   */
  buildApproval(
    query: { from: string; to: string; user: string; amount?: bigint },
    signal?: AbortSignal,
  ): Promise<ProposedTransaction>
  /**
   * Returns the swap to send. `value` is computed from the query: the amount for the native coin,
   * else 0. `disableEstimate` omits `gas`, for a swap that cannot run yet.
   */
  buildSwap(
    query: {
      from: string
      to: string
      amount: bigint
      user: string
      slippagePercent: number
      disableEstimate?: boolean
    },
    signal?: AbortSignal,
  ): Promise<{ readonly transaction: ProposedTransaction; readonly toAmount: bigint }>
}
