import { formatTarget } from '../rules/swapFormats.ts'
import type { HeldToken } from '../rules/heldToken.ts'
import { swapConstants } from '../rules/swapConstants.ts'
import type { SwapLists } from './swapLists.ts'
import { amountUnits, isNative } from '../rules/swapRules.ts'
import type { CheckedApproval, CheckedTransaction } from './swapState.ts'
import type { SwapStop } from '../order/swapStop.ts'

type SettledQuote =
  | { readonly status: 'none' }
  /** Decimal text with every digit of the quote. */
  | { readonly status: 'quoted'; readonly toAmount: string }
  | { readonly status: 'failed' }

/** What the swap would give. While the next quote loads, the one before stays on screen. */
export type SwapQuote = SettledQuote | { readonly status: 'loading'; readonly before: SettledQuote }

export type SettledOffer =
  | { readonly status: 'none' }
  | { readonly status: 'approval'; readonly approval: CheckedApproval }
  | { readonly status: 'swap'; readonly transaction: CheckedTransaction }
  /** What was built is not even offered for signing. */
  | { readonly status: 'stopped'; readonly because: SwapStop }

/** What may be signed next. While the next one is built, the one before stays on offer. */
export type SwapOffer =
  SettledOffer | { readonly status: 'building'; readonly before: SettledOffer }

/** Known whatever the status: prices may come before the tokens do. */
interface SwapCosts {
  /** wei per gas, and the gas the swap needs. */
  readonly gasPrice: bigint
  readonly gasLimit: bigint
  /** USD per coin. */
  readonly networkTokenPrice: number
}

interface SwapForm {
  readonly sourceToken: HeldToken | undefined
  readonly sourceTokenAmount: string
  /** The same in the token's smallest unit: the one place where typed text becomes a number. */
  readonly sourceAmount: bigint
  readonly sourceTokenPriceInUSD: number
  readonly toToken: HeldToken | undefined
  readonly toTokenPriceInUSD: number
}

export interface ReadySwap extends SwapCosts, SwapForm, SwapLists {
  readonly status: 'ready'
  readonly networkTokenSymbol: string
  readonly prices: 'loading' | 'known'
  readonly quote: SwapQuote
  readonly offer: SwapOffer
  /** The swap sent last was refused by the network; known until the next one is sent. */
  readonly reverted: boolean
}

/** A swap from nothing to what may be signed. */
export type SwapModel = (SwapCosts & { readonly status: 'idle' | 'loading' | 'failed' }) | ReadySwap

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
  | { readonly type: 'sending' | 'approvalSettled' }
  | { readonly type: 'swapFailed'; readonly reverted: boolean }

const none = { status: 'none' } as const

/** A swap that nobody has started. */
export const emptySwap: SwapModel = {
  status: 'idle',
  gasPrice: 0n,
  gasLimit: swapConstants.initialGasLimit,
  networkTokenPrice: 0,
}

/** Pure. What belongs to the form of a swap means nothing before it is loaded. */
export function swapTransition(state: SwapModel, event: SwapEvent): SwapModel {
  switch (event.type) {
    case 'reset':
      return event.to === 'idle' ? emptySwap : { ...emptySwap, status: event.to }
    case 'gasPriced':
      return { ...state, gasPrice: event.gasPrice }
    case 'coinPriced':
      return { ...state, networkTokenPrice: event.networkTokenPrice }
    case 'loaded': {
      if (state.status !== 'loading') return state
      const sourceToken = event.lists.popularTokens.find(isNative)
      return withForm(
        {
          ...state,
          ...event.lists,
          status: 'ready',
          networkTokenSymbol: event.networkTokenSymbol,
          sourceToken,
          sourceTokenAmount: '1',
          sourceAmount: 0n,
          sourceTokenPriceInUSD: sourceToken?.price || state.networkTokenPrice,
          toToken: undefined,
          toTokenPriceInUSD: 0,
          prices: 'known',
          quote: none,
          offer: none,
          reverted: false,
        },
        {},
      )
    }
    default:
      return state.status === 'ready' ? changeReady(state, event) : state
  }
}

type ReadyEvent = Exclude<
  SwapEvent,
  { type: 'reset' } | { type: 'gasPriced' } | { type: 'coinPriced' } | { type: 'loaded' }
>

function changeReady(state: ReadySwap, event: ReadyEvent): ReadySwap {
  const { quote, offer } = state
  switch (event.type) {
    case 'balancesKnown':
      return withNewest({ ...state, ...event.lists })
    case 'pricesLoading':
      return { ...state, prices: 'loading' }
    case 'pricesKnown': {
      const [source, target] = [event.source, event.target]
      return {
        ...state,
        prices: 'known',
        ...(source[0] === state.sourceToken ? { sourceTokenPriceInUSD: source[1] } : {}),
        ...(target[0] === state.toToken ? { toTokenPriceInUSD: target[1] } : {}),
      }
    }
    case 'sourceChosen': {
      const { token } = event
      return withForm(state, { sourceToken: token, sourceTokenPriceInUSD: token.price })
    }
    case 'targetChosen':
      return withForm(state, { toToken: event.token, toTokenPriceInUSD: event.token.price })
    case 'typed':
      return { ...withForm(state, { sourceTokenAmount: event.amount }), reverted: false }
    case 'turned':
      return turned(state)
    case 'unquoted':
      return { ...state, quote: none }
    case 'quoting':
      return { ...state, quote: { status: 'loading', before: settled(quote) } }
    case 'quoted':
      return { ...state, quote: { status: 'quoted', toAmount: event.toAmount } }
    case 'quoteFailed':
      return { ...state, quote: { status: 'failed' } }
    case 'building':
      return { ...state, offer: { status: 'building', before: settled(offer) } }
    case 'buildEnded':
      return { ...state, offer: settled(offer) }
    case 'built': {
      const { terms } = event
      if (!terms) return { ...state, offer: event.offer }
      const quoted = { status: 'quoted', toAmount: terms.toAmount } as const
      const next = quote.status === 'loading' ? { ...quote, before: quoted } : quoted
      return { ...state, offer: event.offer, quote: next, gasLimit: terms.gasLimit }
    }
    case 'outdated':
      return { ...state, offer: withSettled(offer, none) }
    case 'stopped':
      return {
        ...state,
        offer: withSettled(offer, { status: 'stopped', because: event.because }),
      }
    case 'sending':
      return { ...state, reverted: false }
    case 'approvalSettled':
      return { ...state, offer: without(offer, 'approval') }
    case 'swapFailed':
      return { ...state, offer: without(offer, 'swap'), reverted: event.reverted }
  }
}

/** What is known of it until the next one is there. */
export function settled<T extends { readonly status: string }>(
  now: T | { readonly status: 'loading' | 'building'; readonly before: T },
): T {
  return 'before' in now ? now.before : now
}

function withSettled(offer: SwapOffer, next: SettledOffer): SwapOffer {
  return offer.status === 'building' ? { ...offer, before: next } : next
}

function without(offer: SwapOffer, status: SettledOffer['status']): SwapOffer {
  return settled<SettledOffer>(offer).status === status ? withSettled(offer, none) : offer
}

/** Another form makes an older quote wrong at once. */
function withForm(state: ReadySwap, change: Partial<SwapForm>): ReadySwap {
  const form = { ...state, ...change }
  const quote = form.quote.status === 'loading' ? { ...form.quote, before: none } : none
  return { ...form, sourceAmount: amountUnits(form.sourceTokenAmount, form.sourceToken), quote }
}

/** A chosen token is replaced by its newer self. */
function withNewest(state: ReadySwap): ReadySwap {
  const newest = (token: HeldToken | undefined) =>
    token && state.popularTokens.find(({ address }) => address === token.address)
  const [sourceToken, toToken] = [newest(state.sourceToken), newest(state.toToken)]
  return {
    ...state,
    sourceToken,
    toToken,
    sourceAmount: amountUnits(state.sourceTokenAmount, sourceToken),
    sourceTokenPriceInUSD: sourceToken?.price || state.sourceTokenPriceInUSD,
    toTokenPriceInUSD: toToken?.price || state.toTokenPriceInUSD,
  }
}

/** The new amount is the old target amount, or 1 (wire 1.9). */
function turned(state: ReadySwap): ReadySwap {
  const quote = settled<SettledQuote>(state.quote)
  return withForm(state, {
    sourceToken: state.toToken,
    toToken: state.sourceToken,
    sourceTokenPriceInUSD: state.toTokenPriceInUSD,
    toTokenPriceInUSD: state.sourceTokenPriceInUSD,
    sourceTokenAmount: quote.status === 'quoted' ? formatTarget(quote.toAmount) : '1',
  })
}
