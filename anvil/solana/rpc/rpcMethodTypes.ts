import type { SolanaChain } from '../chain/solanaChain.ts'
import type { Faucet } from '../chain/faucet.ts'

/** Methods by their names. A method throws an `RpcProblem` to reject a call. */
export type RpcMethods = Readonly<Record<string, (params: readonly unknown[]) => unknown>>

/** The sources of the methods' answers. */
export interface RpcSource {
  readonly chain: SolanaChain
  readonly faucet: Faucet
  /** The cluster's genesis hash in base58. */
  readonly genesisHash: string
  /** Returns a value together with the slot at which it was read. */
  inContext<T>(value: T): {
    readonly context: { readonly apiVersion: string; readonly slot: number }
    readonly value: T
  }
}
