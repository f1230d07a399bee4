import type { ChainId } from '../../../port/chainIds.ts'

/** A coin or token as the services know it. */
export interface TokenRecord {
  readonly chainId: ChainId
  /** In the chain's own writing; `undefined` for the native coin. */
  readonly address: string | undefined
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** USD per unit; `undefined` when nobody knows one. */
  readonly price: number | undefined
  /** An address that an `<img>` shows; `undefined` when there is no picture. */
  readonly iconUrl: string | undefined
}
