import type { ChainId } from '../../../backends/port/chainIds.ts'
import type { Address } from '../../../backends/port/connectors.ts'
import type { ProposedTransaction, SwapToken } from '../../../backends/port/services/swap.ts'
import type { Amount } from '../../money/amounts/money.ts'
import type { LocaleTexts } from '../../core/texts/texts.ts'

/** A token that can be swapped, with its price and the balance of this account. */
export interface HeldToken extends SwapToken {
  /** The price in USD per unit; 0 when it is unknown. */
  readonly price: number
  /** The balance as a decimal text; `0` if none is held. */
  readonly quantity: { readonly numeric: string }
}

/** The three lists of SwapSelectToken: held, popular and suggested tokens. */
export interface SwapLists {
  readonly myTokensWithBalance: readonly HeldToken[]
  readonly popularTokens: readonly HeldToken[]
  readonly suggestedTokens: readonly HeldToken[]
}

/** The identity of a token; its price and balance may change while the visitor agrees to a swap. */
export type OrderToken = Pick<HeldToken, 'address' | 'symbol' | 'name' | 'decimals'>

/**
 * The order that the visitor sees and agrees to. Everything that is signed is compared with it. Amounts are in base
 * units.
 */
export interface SwapOrder {
  readonly chainId: ChainId
  readonly user: Address
  readonly source: OrderToken
  readonly target: OrderToken
  readonly amount: bigint
  /** The amount as typed, for toasts and events. */
  readonly amountText: string
  /** The target amount on screen; `undefined` while there is no quote. */
  readonly toUnits: bigint | undefined
  /** The smallest amount that may arrive: the minimum received on screen. */
  readonly minimum: bigint
}

/** The rate that a visitor agreed to, for one swap. Amounts are in base units. */
export interface AcceptedRate {
  /** The swap that the rate is for, as `swapOrderText` writes it. */
  readonly about: string
  readonly toUnits: bigint | undefined
  /** The minimum received. */
  readonly minimum: bigint
}

/** The rate that a visitor reviewed on one screen of the preview. */
export interface SwapReview {
  /** The id of the preview's router entry. */
  readonly screen: number
  /** The quote in base units and the impact in percent when the preview opened. */
  readonly opened: { readonly toUnits: bigint; readonly priceImpact: Amount | undefined }
  /** The same rate, or a worse one that was accepted later. */
  readonly accepted: AcceptedRate
}

/** The text key of the reason why a transaction is not signed. */
export type SwapStop = keyof LocaleTexts['swap']['stoppedReasons']

/** The reason why a swap or its approval was stopped. */
export interface SwapProblem {
  readonly kind: SwapStop
}

/** A transaction that matches the screen and is ready to be signed. */
export interface CheckedTransaction {
  readonly proposal: ProposedTransaction
  readonly order: SwapOrder
}

/** An approval. `reset` sets an older limit to zero first, for tokens that need it. */
export interface CheckedApproval extends CheckedTransaction {
  readonly kind: 'approve' | 'reset'
}

/** An approval that was sent but not yet mined; `sentAt` is in ms since epoch. */
export interface PendingApproval
  extends
    Pick<CheckedApproval, 'kind'>,
    Pick<SwapOrder, 'chainId' | 'user' | 'amount' | 'amountText'> {
  readonly hash: string
  /** The address of the token that may be spent. */
  readonly token: Address
  readonly symbol: string
  readonly sentAt: number
  readonly isSmartAccount: boolean
  /**
   * The nonce of the approval, and when another transaction of the account had it (ms since epoch), by which the
   * approval counts as replaced.
   */
  readonly nonce?: number | undefined
  readonly passedAt?: number | undefined
}

/** The visitor's choices and input, and the values derived from them. Prices are in USD per unit. */
export interface SwapForm {
  readonly sourceToken: HeldToken | undefined
  /** The amount as typed, a decimal text. */
  readonly sourceTokenAmount: string
  /**
   * The amount in the token's smallest unit; 0 while there is nothing to swap. Typed text becomes a number only here.
   */
  readonly sourceAmount: bigint
  /** The price in USD per unit; 0 while it is unknown. */
  readonly sourceTokenPriceInUSD: number
  readonly toToken: HeldToken | undefined
  readonly toTokenPriceInUSD: number
}
