import type { ChainId } from '../../../backends/port/chainIds.ts'
import type { Address } from '../../../backends/port/connectors.ts'

/** A well-known token, or the coin of the network: then without address. */
export interface KnownToken {
  readonly symbol: string
  readonly address: Address | undefined
  readonly decimals: number
}

/**
 * Why a token may not be what its name says: `lookAlike` has the name of `known` at another address,
 * `renamed` has the address of `known` and another name.
 */
export interface TokenWarning {
  readonly chainId: ChainId
  readonly kind: 'lookAlike' | 'renamed'
  /** The symbol or name that gives it away, as it was written. */
  readonly claimed: string
  readonly known: KnownToken
}
