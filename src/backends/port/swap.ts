import type { ChainId } from './chainIds.ts'
import type { Address } from './connectors.ts'

/** A-094, wire 1.9 S1. `address` is CAIP-10. */
export interface SwapToken {
  readonly symbol: string
  readonly name: string
  readonly address: string
  readonly decimals: number
  readonly logoUri?: string
}

/** A transaction as a service proposes it: unchecked until the moment of signing. Amounts in wei. */
export interface ProposedTransaction {
  readonly from: Address
  readonly to: Address
  readonly data: string
  readonly value: bigint
  readonly gas?: bigint
  readonly gasPrice: bigint
}

/** A-156, wire 1.9. Amounts in base units. Rejects with `swap.failed`, `network.failed`, `http.*`, `aborted`. */
export interface Swap {
  tokens(chainId: ChainId, signal?: AbortSignal): Promise<readonly SwapToken[]>
  /** USD per unit of a CAIP-10 token. */
  price(address: string, signal?: AbortSignal): Promise<number>
  /** wei per gas. */
  gasPrice(chainId: ChainId, signal?: AbortSignal): Promise<bigint>
  quote(
    query: { from: string; to: string; amount: bigint; user: Address; gasPrice: bigint },
    signal?: AbortSignal,
  ): Promise<{ readonly toAmount: bigint }>
  allowance(query: { token: string; user: string }, signal?: AbortSignal): Promise<bigint>
  buildApproval(
    query: { from: string; to: string; user: string; amount?: bigint },
    signal?: AbortSignal,
  ): Promise<ProposedTransaction>
  buildSwap(
    query: { from: string; to: string; amount: bigint; user: string; slippagePercent: number },
    signal?: AbortSignal,
  ): Promise<{ readonly transaction: ProposedTransaction; readonly toAmount: bigint }>
}
