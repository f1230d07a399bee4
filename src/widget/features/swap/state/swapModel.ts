import type { StoreApi } from 'zustand/vanilla'
import type { WalletReason } from '../../../money/transaction/walletReason.ts'
import { swapConstants } from '../rules/swapConstants.ts'
import type {
  CheckedApproval,
  CheckedTransaction,
  HeldToken,
  PendingApproval,
  SwapForm,
  SwapLists,
  SwapReview,
  SwapStop,
} from '../swapTypes.ts'

export type SettledQuote =
  | { readonly status: 'none' }
  /** The quote, in base units of the target token. */
  | { readonly status: 'quoted'; readonly toUnits: bigint }
  | { readonly status: 'failed' }

/** The amount that the swap would return. While the next quote loads, the earlier one stays on screen. */
export type SwapQuote = SettledQuote | { readonly status: 'loading'; readonly before: SettledQuote }

export type SettledOffer =
  | { readonly status: 'none' }
  | { readonly status: 'approval'; readonly approval: CheckedApproval }
  | { readonly status: 'pending'; readonly approval: PendingApproval }
  | { readonly status: 'swap'; readonly transaction: CheckedTransaction }
  /** The built transaction did not pass the checks and is not offered for signing. */
  | { readonly status: 'stopped'; readonly because: SwapStop }

/** The transaction to sign next. While the next one is built, the earlier one stays on offer. */
export type SwapOffer =
  SettledOffer | { readonly status: 'building'; readonly before: SettledOffer }

/**
 * A swap, from its form to the transaction that may be signed. The selectors in `swapSelectors.ts` derive
 * everything else. Form and lists are empty until it is `ready`.
 */
export interface SwapModel extends SwapForm, SwapLists {
  /** Whether the tokens of the network are loaded. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** The price of gas, in wei per unit of gas. */
  readonly gasPrice: bigint
  readonly gasLimit: bigint
  /** The L1 data fee on a chain of the OP stack, in wei. */
  readonly l1Fee: bigint
  readonly coinDecimals: number
  /** The price of the network's coin, in USD per coin. */
  readonly networkTokenPrice: number
  readonly networkTokenSymbol: string | undefined
  /** Whether the network rejected the last swap; known until the next one is sent. */
  readonly reverted: boolean
  /** The reason why the wallet refused the last request; known until the next one. */
  readonly refused: WalletReason | undefined
  /** The rates that the visitor reviewed and accepted in the preview that was opened last. */
  readonly review: SwapReview | undefined
  readonly prices: 'loading' | 'known'
  readonly quote: SwapQuote
  readonly offer: SwapOffer
}

export type SwapEvent =
  | { readonly type: 'reset'; readonly to: 'idle' | 'loading' | 'failed' }
  | { readonly type: 'loaded'; readonly lists: SwapLists; readonly networkTokenSymbol: string }
  | { readonly type: 'balancesKnown'; readonly lists: SwapLists }
  | {
      readonly type: 'gasPriced'
      readonly gasPrice: bigint
      readonly l1Fee: bigint
      readonly coinDecimals: number
    }
  | { readonly type: 'coinPriced'; readonly networkTokenPrice: number }
  | { readonly type: 'pricesLoading' }
  | {
      readonly type: 'pricesKnown'
      /** The tokens of the request, which may no longer be the chosen ones, each with its USD per unit. */
      readonly source: readonly [HeldToken | undefined, number]
      readonly target: readonly [HeldToken | undefined, number]
    }
  | { readonly type: 'sourceChosen' | 'targetChosen'; readonly token: HeldToken }
  | { readonly type: 'typed'; readonly amount: string }
  | { readonly type: 'turned' }
  /** There is nothing to quote, a quote is requested, or the request failed. */
  | { readonly type: 'unquoted' | 'quoting' | 'quoteFailed' }
  | { readonly type: 'quoted'; readonly toUnits: bigint }
  | { readonly type: 'building' | 'buildEnded' }
  | {
      readonly type: 'built'
      readonly offer: SettledOffer
      /** The amount that the built transaction would return, and its cost. */
      readonly terms?: {
        readonly toUnits: bigint
        readonly gasLimit: bigint
        readonly l1Fee: bigint
      }
    }
  /** The screen no longer shows the order of the offer. */
  | { readonly type: 'outdated' }
  | { readonly type: 'stopped'; readonly because: SwapStop }
  | { readonly type: 'reviewed'; readonly review: SwapReview }
  | { readonly type: 'refused'; readonly because: WalletReason | undefined }
  | { readonly type: 'sending' | 'approvalSettled' }
  | { readonly type: 'swapFailed'; readonly reverted: boolean }

/** The state of one widget's swap and the only way to change it. */
export interface SwapStore {
  readonly store: StoreApi<SwapModel>
  get(): SwapModel
  send(event: Exclude<SwapEvent, { type: 'reset' }>): void
  /** Returns a signal that aborts when the swap is reset, which ends all its work. */
  signal(): AbortSignal
  /** Aborts pending work and starts over. */
  reset(to?: 'idle' | 'loading' | 'failed'): void
}

/** The model of a swap that has not been started. */
export const emptySwap: SwapModel = {
  status: 'idle',
  gasPrice: 0n,
  gasLimit: swapConstants.initialGasLimit,
  l1Fee: 0n,
  coinDecimals: 18,
  networkTokenPrice: 0,
  networkTokenSymbol: undefined,
  myTokensWithBalance: [],
  popularTokens: [],
  suggestedTokens: [],
  sourceToken: undefined,
  sourceTokenAmount: '',
  sourceAmount: 0n,
  sourceTokenPriceInUSD: 0,
  toToken: undefined,
  toTokenPriceInUSD: 0,
  prices: 'known',
  quote: { status: 'none' },
  offer: { status: 'none' },
  reverted: false,
  refused: undefined,
  review: undefined,
}

/** Returns the last result, which is valid until the next one is known. */
export function settled<T extends { readonly status: string }>(
  now: T | { readonly status: 'loading' | 'building'; readonly before: T },
): T {
  return 'before' in now ? now.before : now
}
