import type { ProposedTransaction } from '../../../../backends/port/services/swap.ts'
import type { Amount } from '../../../core/money/money.ts'
import type { HeldToken } from '../rules/heldToken.ts'
import type { SwapOrder } from '../order/swapOrder.ts'
import type { SwapStop } from '../order/swapStop.ts'

/** A transaction that was held against what is on screen and is ready to be signed. */
export interface CheckedTransaction {
  readonly proposal: ProposedTransaction
  readonly order: SwapOrder
}

/** An approval; `reset` sets an older limit back to zero first, where the token asks for that. */
export interface CheckedApproval extends CheckedTransaction {
  readonly kind: 'approve' | 'reset'
}

/** Everything about a started swap, as a view derives it. Amounts are decimal text, prices USD per unit. */
export interface SwapState {
  /** How far the tokens of the network are loaded. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly approvalTransaction: CheckedApproval | undefined
  readonly swapTransaction: CheckedTransaction | undefined
  readonly sourceToken: HeldToken | undefined
  readonly sourceTokenAmount: string
  /** The same in the token's smallest unit; 0 while there is nothing to swap. */
  readonly sourceAmount: bigint
  /** 0 while nobody knows one. */
  readonly sourceTokenPriceInUSD: number
  readonly toToken: HeldToken | undefined
  /** Every digit of the quote; empty while there is none. */
  readonly toTokenAmount: string
  readonly toTokenPriceInUSD: number
  /** wei per gas, and the gas the swap needs. */
  readonly gasPrice: bigint
  readonly gasLimit: bigint
  /** What the swap costs on the network, in its coin and in USD. */
  readonly gasCost: Amount
  readonly gasPriceInUSD: Amount
  readonly networkTokenPrice: number
  /** In percent; `undefined` while it is not known. */
  readonly priceImpact: Amount | undefined
  /** The amount that may be missing in the end, in the target token. */
  readonly maxSlippage: Amount
  readonly networkTokenSymbol: string | undefined
  readonly inputError: string | undefined
  /** The quote could not be had. */
  readonly fetchError: boolean
  readonly loadingQuote: boolean
  readonly loadingPrices: boolean
  readonly loadingApprovalTransaction: boolean
  readonly loadingBuildTransaction: boolean
  readonly loadingTransaction: boolean
  readonly myTokensWithBalance: readonly HeldToken[]
  readonly popularTokens: readonly HeldToken[]
  readonly suggestedTokens: readonly HeldToken[]
  /** Why a proposed transaction was not even offered for signing. */
  readonly stopped: SwapStop | undefined
  /** The swap sent last was refused by the network; known until the next one is sent. */
  readonly reverted: boolean
}
