import type { ChainId } from '../../../port/chainIds.ts'
import type { TokenRecord } from './tokenRecord.ts'

/** A token and how much of it an address holds, in base units. */
export interface Holding extends TokenRecord {
  readonly units: bigint
}

/** How the balance service knows the holdings of one chain namespace. */
export interface BalanceSource {
  /** The chains it knows; any other one of the namespace holds nothing. */
  readonly chainIds: readonly ChainId[]
  /** The CAIP-2 namespace. */
  readonly namespace: string
  /** How a list of addresses names the native coin. */
  readonly nativeAddress: string
  /** Whether a text is an address of the namespace. */
  isAddress(text: string): boolean
  /** Every token of the chain, those of which nothing is held with 0 units. */
  holdings(chainId: ChainId, address: string): Promise<readonly Holding[]>
}
