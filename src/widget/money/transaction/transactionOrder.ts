import type { ChainId } from '../../../backends/port/chainIds.ts'
import type { Address } from '../../../backends/port/connectors.ts'

/**
 * What the visitor saw when they clicked, and the only thing that may be signed for that click. Plain
 * data; the pipeline works on a frozen copy. It belongs to one screen and is dropped with the first
 * edit, navigation, account, chain or token change.
 */
export interface TransactionOrder<Shown = unknown> {
  readonly kind: 'transfer' | 'approval' | 'swap' | 'nameRegistration'
  /** Id of the router entry that showed it. */
  readonly screen: number
  readonly chainId: ChainId
  /** Who signs. */
  readonly account: Address
  /** Everything else that was on the screen and decides what is signed: parties, tokens, amounts. */
  readonly shown: Shown
}
