import type { ChainId } from '../chainIds.ts'
import type { Address } from '../connectors.ts'

/** A token that can be swapped (A-094, wire 1.9 S1). `address` is CAIP-10; price and quantity come from the balances. */
export interface SwapToken {
  readonly symbol: string
  readonly name: string
  readonly address: string
  readonly decimals: number
  readonly logoUri?: string
}

/**
 * A transaction as a service proposes it. Its form is checked (addresses, hex, amounts), its intent is
 * not: recipient, contract and calldata are the service's word until the moment of signing. Plain
 * addresses, amounts in wei.
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
 * Swapping over a service (A-156, A-157, wire 1.9). Tokens and accounts are CAIP-10 where the type is
 * `string`, amounts in base units. Every call rejects with `network.failed`, `http.status`
 * (details.status: 400 for tokens of two chains or a chain without swaps, 503 when its provider is
 * down), `http.malformed`, `aborted`.
 */
export interface Swap {
  /** Every token of a chain, the native coin among them under `0xeeee…eeee`. */
  tokens(chainId: ChainId, signal?: AbortSignal): Promise<readonly SwapToken[]>
  /** USD per unit of a CAIP-10 token; 0 when no service knows a price. */
  price(address: string, signal?: AbortSignal): Promise<number>
  /**
   * What the swap would give now, the service's fee taken off. `gasPrice` in wei, as the chain has it.
   * Also rejects with `swap.failed`: no way between the two tokens.
   */
  quote(
    query: { from: string; to: string; amount: bigint; user: Address; gasPrice: bigint },
    signal?: AbortSignal,
  ): Promise<{ readonly toAmount: bigint }>
  /** How much of a token the swap's router may take. */
  allowance(query: { token: string; user: string }, signal?: AbortSignal): Promise<bigint>
  /**
   * The approval to be sent: from the user, to the contract of the token `from`. Without `amount` it
   * is unlimited.
   */
  buildApproval(
    query: { from: string; to: string; user: string; amount?: bigint },
    signal?: AbortSignal,
  ): Promise<ProposedTransaction>
  /**
   * The swap to be sent, `value` being what the query itself says: the amount for the native coin,
   * else 0. `disableEstimate` leaves `gas` out, for a swap that cannot run yet.
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
