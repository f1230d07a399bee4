import type { ChainId } from '../../../backends/port/chainIds.ts'
import type { Address } from '../../../backends/port/connectors.ts'

/** A well-known token, or the coin of the network, which has no address. */
export interface KnownToken {
  readonly symbol: string
  readonly address: Address | undefined
  readonly decimals: number
}

/**
 * The reason why a token may not be the one its name suggests. `lookAlike` has the name of `known`
 * at another address; `renamed` has the address of `known` and another name; `link` has a web
 * address in its name or symbol.
 */
export type TokenWarning = {
  readonly chainId: ChainId
  /** The suspicious symbol or name, as it was written. */
  readonly claimed: string
} & (
  { readonly kind: 'lookAlike' | 'renamed'; readonly known: KnownToken } | { readonly kind: 'link' }
)

/**
 * The two symbols of a token that is not well known: its contract reports `said`, services report
 * `claimed`.
 */
export interface OtherSymbol {
  readonly chainId: ChainId
  readonly kind: 'otherSymbol'
  readonly claimed: string
  readonly said: string
}
