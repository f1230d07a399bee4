import type { ChainId } from '../../../backends/port/chainIds.ts'
import type { Address } from '../../../backends/port/connectors.ts'
import type { ProposedTransaction, SwapToken } from '../../../backends/port/services/swap.ts'
import type { Amount } from '../../money/amounts/money.ts'
import type { LocaleTexts } from '../../core/texts/texts.ts'

/** A token to swap with what is known of it for this account. */
export interface HeldToken extends SwapToken {
  /** USD per unit, 0 when nobody knows a price. */
  readonly price: number
  /** Decimal text; `0` when none is held. */
  readonly quantity: { readonly numeric: string }
}

/** The three lists of SwapSelectToken (A-039 to A-041, open point 128). */
export interface SwapLists {
  readonly myTokensWithBalance: readonly HeldToken[]
  readonly popularTokens: readonly HeldToken[]
  readonly suggestedTokens: readonly HeldToken[]
}

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

/** The rate that a visitor agreed to, for one swap. */
export interface AcceptedRate {
  /** The swap, as `swapOrderText` writes it. */
  readonly about: string
  /** Every digit of the quote. */
  readonly toAmount: string
  /** The minimum received, in base units. */
  readonly minimum: bigint
}

/** What a visitor reviewed on one screen of the preview. */
export interface SwapReview {
  /** Id of the preview's router entry. */
  readonly screen: number
  /** What was on screen when the preview opened; the impact in percent. */
  readonly opened: { readonly toAmount: string; readonly priceImpact: Amount | undefined }
  /** The same rate, or a worse one that was accepted since. */
  readonly accepted: AcceptedRate
}

/** Why a transaction is not signed, by the key of its words. */
export type SwapStop = keyof LocaleTexts['swap']['stoppedReasons']

/** A transaction that was held against what is on screen and is ready to be signed. */
export interface CheckedTransaction {
  readonly proposal: ProposedTransaction
  readonly order: SwapOrder
}

/** An approval; `reset` sets an older limit back to zero first, where the token asks for that. */
export interface CheckedApproval extends CheckedTransaction {
  readonly kind: 'approve' | 'reset'
}

/** An approval that was sent and is in no block yet; `sentAt` in ms since the Unix epoch. */
export interface PendingApproval
  extends
    Pick<CheckedApproval, 'kind'>,
    Pick<SwapOrder, 'chainId' | 'user' | 'amount' | 'amountText'> {
  readonly hash: string
  /** Address and symbol of the token that may be taken. */
  readonly token: Address
  readonly symbol: string
  readonly sentAt: number
  readonly isSmartAccount: boolean
}

/** What the visitor chooses and types, with what follows from it. Prices in USD per unit. */
export interface SwapForm {
  readonly sourceToken: HeldToken | undefined
  /** Decimal text, as typed. */
  readonly sourceTokenAmount: string
  /**
   * The same in the token's smallest unit; 0 while there is nothing to swap. The one place where typed
   * text becomes a number.
   */
  readonly sourceAmount: bigint
  /** 0 while nobody knows one. */
  readonly sourceTokenPriceInUSD: number
  readonly toToken: HeldToken | undefined
  readonly toTokenPriceInUSD: number
}

/** What the store keeps of a swap and a view reads as it is. Form and lists are empty until it is `ready`. */
export interface SwapFields extends SwapForm, SwapLists {
  /** How far the tokens of the network are loaded. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** wei per gas, and the gas the swap needs. */
  readonly gasPrice: bigint
  readonly gasLimit: bigint
  /** USD per coin. */
  readonly networkTokenPrice: number
  readonly networkTokenSymbol: string | undefined
  /** The swap sent last was refused by the network; known until the next one is sent. */
  readonly reverted: boolean
  /** Of the preview that was opened last. */
  readonly review: SwapReview | undefined
}

/** Everything about a started swap, as a view derives it. Amounts are decimal text, prices USD per unit. */
export interface SwapState extends SwapFields {
  readonly approvalTransaction: CheckedApproval | undefined
  readonly swapTransaction: CheckedTransaction | undefined
  /** Sent earlier for the same: no other approval is offered while it waits for its block. */
  readonly pendingApproval: PendingApproval | undefined
  /** Every digit of the quote; empty while there is none. */
  readonly toTokenAmount: string
  /** What the swap costs on the network, in its coin and in USD. */
  readonly gasCost: Amount
  readonly gasPriceInUSD: Amount
  /** In percent; `undefined` while it is not known. */
  readonly priceImpact: Amount | undefined
  /** The amount that may be missing in the end, in the target token. */
  readonly maxSlippage: Amount
  readonly inputError: string | undefined
  /** The quote could not be had. */
  readonly fetchError: boolean
  readonly loadingQuote: boolean
  readonly loadingPrices: boolean
  readonly loadingApprovalTransaction: boolean
  readonly loadingBuildTransaction: boolean
  readonly loadingTransaction: boolean
  /** Why a proposed transaction was not even offered for signing. */
  readonly stopped: SwapStop | undefined
}
