import type { ChainId } from '../../../port/chainIds.ts'

/** A coin or token in the format of the services. */
export interface TokenRecord {
  readonly chainId: ChainId
  /** The address in the chain's own spelling; `undefined` for the native coin. */
  readonly address: string | undefined
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** The price in USD per unit; `undefined` if it has no price. */
  readonly price: number | undefined
  /** The URL of the picture for an `<img>`; `undefined` if there is no picture. */
  readonly iconUrl: string | undefined
}
