import type { ChainId } from '../../../backends/port/chainIds.ts'
import type { Address } from '../../../backends/port/connectors.ts'

/** The name and symbol of a token, as a service or its own contract reports them. */
export interface TokenClaim {
  readonly chainId: ChainId
  /** The contract; absent for the coin of the network. */
  readonly address: Address | undefined
  readonly symbol: string
  readonly name: string
}
