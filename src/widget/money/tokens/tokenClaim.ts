import type { ChainId } from '../../../backends/port/chainIds.ts'
import type { Address } from '../../../backends/port/connectors.ts'

/** A token's name, symbol and decimals, by a service or by its own contract. */
export interface TokenClaim {
  readonly chainId: ChainId
  /** The contract; absent for the coin of the network. */
  readonly address: Address | undefined
  readonly symbol: string
  readonly name: string
}
