import type { ChainId } from '../../../port/chainIds.ts'
import type { TokenRecord } from './tokenRecord.ts'

/** A token and an address's balance of it, in base units. */
export interface Holding extends TokenRecord {
  readonly units: bigint
}

/** The source of balances for one chain namespace. */
export interface BalanceSource {
  /** The chains with balances; every other chain of the namespace has none. */
  readonly chainIds: readonly ChainId[]
  /** The CAIP-2 namespace. */
  readonly namespace: string
  /** The native coin's name in a list of addresses. */
  readonly nativeAddress: string
  /** Returns whether a text is an address of the namespace. */
  isAddress(text: string): boolean
  /** Returns every token of the chain, including those with a balance of 0. */
  holdings(chainId: ChainId, address: string): Promise<readonly Holding[]>
}
