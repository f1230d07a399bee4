import type { ChainId } from '../../../backends/port/chainIds.ts'
import type { Address } from '../../../backends/port/connectors.ts'

/**
 * The order that the visitor saw at the click, and the only one that may be signed for it. Plain data; the pipeline uses a
 * frozen copy. It belongs to one screen and is dropped with the first edit, navigation, account, chain or token change.
 */
export interface TransactionOrder<Shown = unknown> {
  readonly kind: 'transfer' | 'approval' | 'swap' | 'nameRegistration'
  /** Id of the router entry that showed it. */
  readonly screen: number
  readonly chainId: ChainId
  /** The signer. */
  readonly account: Address
  /** Everything else on the screen that determines the signed data: parties, tokens, amounts. */
  readonly shown: Shown
}
