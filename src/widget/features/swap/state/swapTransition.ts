import { formatTarget } from '../rules/swapFormats.ts'
import { amountUnits } from '../rules/swapRules.ts'
import { isNative } from '../rules/tokenIdentity.ts'
import type { HeldToken, SwapForm } from '../swapTypes.ts'
import {
  emptySwap,
  settled,
  type SettledOffer,
  type SettledQuote,
  type SwapEvent,
  type SwapModel,
  type SwapOffer,
} from './swapModel.ts'

const unsent = { reverted: false, refused: undefined } as const
const none = { status: 'none' } as const

/** Returns the next model. Events about the form of a swap are ignored before it is loaded. */
export function swapTransition(state: SwapModel, event: SwapEvent): SwapModel {
  switch (event.type) {
    case 'reset':
      return event.to === 'idle' ? emptySwap : { ...emptySwap, status: event.to }
    case 'gasPriced': {
      const { gasPrice, l1Fee, coinDecimals } = event
      return { ...state, gasPrice, l1Fee, coinDecimals }
    }
    case 'coinPriced':
      return { ...state, networkTokenPrice: event.networkTokenPrice }
    case 'loaded': {
      if (state.status !== 'loading') return state
      const { lists, networkTokenSymbol } = event
      const sourceToken = lists.popularTokens.find(isNative)
      return withForm(
        { ...state, ...lists, status: 'ready', networkTokenSymbol },
        {
          sourceToken,
          sourceTokenAmount: '1',
          sourceTokenPriceInUSD: sourceToken?.price || state.networkTokenPrice,
        },
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

function changeReady(state: SwapModel, event: ReadyEvent): SwapModel {
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
        ...(source[0]?.address === state.sourceToken?.address
          ? { sourceTokenPriceInUSD: source[1] }
          : {}),
        ...(target[0]?.address === state.toToken?.address ? { toTokenPriceInUSD: target[1] } : {}),
      }
    }
    case 'sourceChosen': {
      const { token } = event
      return withForm(state, { sourceToken: token, sourceTokenPriceInUSD: token.price })
    }
    case 'targetChosen':
      return withForm(state, { toToken: event.token, toTokenPriceInUSD: event.token.price })
    case 'typed':
      return { ...withForm(state, { sourceTokenAmount: event.amount }), ...unsent }
    case 'turned':
      return turned(state)
    case 'unquoted':
      return { ...state, quote: none }
    case 'quoting':
      return { ...state, quote: { status: 'loading', before: settled(quote) } }
    case 'quoted':
      return { ...state, quote: { status: 'quoted', toUnits: event.toUnits } }
    case 'quoteFailed':
      return { ...state, quote: { status: 'failed' } }
    case 'building':
      return { ...state, offer: { status: 'building', before: settled(offer) } }
    case 'buildEnded':
      return { ...state, offer: settled(offer) }
    case 'built': {
      const { terms } = event
      if (!terms) return { ...state, offer: event.offer }
      const quoted = { status: 'quoted', toUnits: terms.toUnits } as const
      const next = quote.status === 'loading' ? { ...quote, before: quoted } : quoted
      const { gasLimit, l1Fee } = terms
      return { ...state, offer: event.offer, quote: next, gasLimit, l1Fee }
    }
    case 'outdated':
      return { ...state, offer: withSettled(offer, none) }
    case 'stopped':
      return {
        ...state,
        offer: withSettled(offer, { status: 'stopped', because: event.because }),
      }
    case 'reviewed':
      return { ...state, review: event.review }
    case 'sending':
      return { ...state, ...unsent }
    case 'refused':
      return { ...state, refused: event.because }
    case 'approvalSettled':
      return { ...state, offer: without(offer, 'approval') }
    case 'swapFailed':
      return { ...state, offer: without(offer, 'swap'), reverted: event.reverted }
  }
}

function withSettled(offer: SwapOffer, next: SettledOffer): SwapOffer {
  return offer.status === 'building' ? { ...offer, before: next } : next
}

function without(offer: SwapOffer, status: SettledOffer['status']): SwapOffer {
  return settled<SettledOffer>(offer).status === status ? withSettled(offer, none) : offer
}

/** A change of the form invalidates an older quote at once. */
function withForm(state: SwapModel, change: Partial<SwapForm>): SwapModel {
  const form = { ...state, ...change }
  const quote = form.quote.status === 'loading' ? { ...form.quote, before: none } : none
  return { ...form, sourceAmount: amountUnits(form.sourceTokenAmount, form.sourceToken), quote }
}

/** Updates price and balance of the chosen tokens. */
function withNewest(state: SwapModel): SwapModel {
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

/** Switches the two tokens. The new amount is the old target amount, or 1 where that was empty. */
function turned(state: SwapModel): SwapModel {
  const quote = settled<SettledQuote>(state.quote)
  return withForm(state, {
    sourceToken: state.toToken,
    toToken: state.sourceToken,
    sourceTokenPriceInUSD: state.toTokenPriceInUSD,
    toTokenPriceInUSD: state.sourceTokenPriceInUSD,
    sourceTokenAmount:
      quote.status === 'quoted' && state.toToken
        ? formatTarget(quote.toUnits, state.toToken.decimals)
        : '1',
  })
}
