import type { ChainId } from '../../../../backends/port/chainIds.ts'
import type { Address } from '../../../../backends/port/connectors.ts'
import type { HeldToken } from '../rules/heldToken.ts'

/** What a token is; its price and balance may change while somebody agrees to a swap. */
export type OrderToken = Pick<HeldToken, 'address' | 'symbol' | 'name' | 'decimals'>

/** What the visitor sees and agrees to; everything that is signed is held against it. Amounts in base units. */
export interface SwapOrder {
  readonly chainId: ChainId
  readonly user: Address
  readonly source: OrderToken
  readonly target: OrderToken
  readonly amount: bigint
  /** As typed, for toasts and events. */
  readonly amountText: string
  /** The target amount on screen, decimal text. */
  readonly toAmount: string
  /** The least that may arrive: the minimum received on screen. */
  readonly minimum: bigint
}
