import type { StoreApi } from 'zustand/vanilla'
import { swapConstants } from '../rules/swapConstants.ts'
import type {
  CheckedApproval,
  CheckedTransaction,
  HeldToken,
  PendingApproval,
  SwapFields,
  SwapLists,
  SwapReview,
  SwapState,
  SwapStop,
} from '../swapTypes.ts'

export type SettledQuote =
  | { readonly status: 'none' }
  /** Decimal text with every digit of the quote. */
  | { readonly status: 'quoted'; readonly toAmount: string }
  | { readonly status: 'failed' }

/** What the swap would give. While the next quote loads, the one before stays on screen. */
export type SwapQuote = SettledQuote | { readonly status: 'loading'; readonly before: SettledQuote }

export type SettledOffer =
  | { readonly status: 'none' }
  | { readonly status: 'approval'; readonly approval: CheckedApproval }
  | { readonly status: 'pending'; readonly approval: PendingApproval }
  | { readonly status: 'swap'; readonly transaction: CheckedTransaction }
  /** What was built is not even offered for signing. */
  | { readonly status: 'stopped'; readonly because: SwapStop }

/** What may be signed next. While the next one is built, the one before stays on offer. */
export type SwapOffer =
  SettledOffer | { readonly status: 'building'; readonly before: SettledOffer }

/** A swap from nothing to what may be signed. */
export interface SwapModel extends SwapFields {
  readonly prices: 'loading' | 'known'
  readonly quote: SwapQuote
  readonly offer: SwapOffer
}

export type SwapEvent =
  | { readonly type: 'reset'; readonly to: 'idle' | 'loading' | 'failed' }
  | { readonly type: 'loaded'; readonly lists: SwapLists; readonly networkTokenSymbol: string }
  | { readonly type: 'balancesKnown'; readonly lists: SwapLists }
  | { readonly type: 'gasPriced'; readonly gasPrice: bigint }
  | { readonly type: 'coinPriced'; readonly networkTokenPrice: number }
  | { readonly type: 'pricesLoading' }
  | {
      readonly type: 'pricesKnown'
      /** The tokens that were asked for, which may be others by now, and their USD per unit. */
      readonly source: readonly [HeldToken | undefined, number]
      readonly target: readonly [HeldToken | undefined, number]
    }
  | { readonly type: 'sourceChosen' | 'targetChosen'; readonly token: HeldToken }
  | { readonly type: 'typed'; readonly amount: string }
  | { readonly type: 'turned' }
  /** There is nothing to quote; a quote is asked for; it came; it could not be had. */
  | { readonly type: 'unquoted' | 'quoting' | 'quoteFailed' }
  | { readonly type: 'quoted'; readonly toAmount: string }
  | { readonly type: 'building' | 'buildEnded' }
  | {
      readonly type: 'built'
      readonly offer: SettledOffer
      /** What the built transaction would give, and take. */
      readonly terms?: { readonly toAmount: string; readonly gasLimit: bigint }
    }
  /** What is on offer is not what the screen shows any more. */
  | { readonly type: 'outdated' }
  | { readonly type: 'stopped'; readonly because: SwapStop }
  | { readonly type: 'reviewed'; readonly review: SwapReview }
  | { readonly type: 'sending' | 'approvalSettled' }
  | { readonly type: 'swapFailed'; readonly reverted: boolean }

/** The state of one widget's swap and the only way to change it. */
export interface SwapStore {
  /** The public fields, derived from the swap: nobody sets them. */
  readonly store: StoreApi<SwapState>
  get(): SwapState
  send(event: Exclude<SwapEvent, { type: 'reset' }>): void
  /** Ends when the swap is reset, and with it all work that was started for it. */
  signal(): AbortSignal
  /** Gives up what runs and starts anew. */
  reset(to?: 'idle' | 'loading' | 'failed'): void
}

/** A swap that nobody has started. */
export const emptySwap: SwapModel = {
  status: 'idle',
  gasPrice: 0n,
  gasLimit: swapConstants.initialGasLimit,
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
  review: undefined,
}

/** What is known of it until the next one is there. */
export function settled<T extends { readonly status: string }>(
  now: T | { readonly status: 'loading' | 'building'; readonly before: T },
): T {
  return 'before' in now ? now.before : now
}
