import {
  emptySwap,
  settled,
  type ReadySwap,
  type SettledOffer,
  type SwapModel,
} from './swapModel.ts'
import {
  gasCost,
  gasUsd,
  isInsufficient,
  isNative,
  maxSlippage,
  priceImpact,
  valueOf,
} from '../rules/swapRules.ts'
import type { SwapState } from './swapState.ts'

/** What the public state says beside the swap's own. */
export interface SwapSurroundings {
  /** What is signed at the moment. */
  readonly signing: 'approval' | 'swap' | undefined
  /** Decimals of the network's coin. */
  readonly coinDecimals: number | undefined
  readonly insufficientBalance: string
}

/** A form that nobody has filled in: what the public state says before a swap is loaded. */
const emptyForm: ReadySwap = {
  ...emptySwap,
  status: 'ready',
  sourceToken: undefined,
  sourceTokenAmount: '',
  sourceAmount: 0n,
  sourceTokenPriceInUSD: 0,
  toToken: undefined,
  toTokenPriceInUSD: 0,
  networkTokenSymbol: '',
  prices: 'known',
  quote: { status: 'none' },
  offer: { status: 'none' },
  reverted: false,
  myTokensWithBalance: [],
  popularTokens: [],
  suggestedTokens: [],
}

/** The fields that the specification names, as they follow from the swap. */
export function swapStateOf(swap: SwapModel, around: SwapSurroundings): SwapState {
  const { gasPrice, gasLimit, networkTokenPrice, status } = swap
  const form = swap.status === 'ready' ? swap : emptyForm
  const { sourceToken, sourceTokenAmount } = form
  const quote = settled(form.quote)
  const toTokenAmount = quote.status === 'quoted' ? quote.toAmount : ''
  const cost = gasCost(gasLimit, gasPrice, around.coinDecimals)
  const insufficient = isInsufficient({
    source: sourceToken,
    sourceAmount: sourceTokenAmount,
    nativeQuantity: form.myTokensWithBalance.find(isNative)?.quantity.numeric ?? '0',
    gasCost: cost,
  })
  const paid = valueOf(sourceTokenAmount, form.sourceTokenPriceInUSD)
  const received = valueOf(toTokenAmount, form.toTokenPriceInUSD)
  return {
    status,
    ...offered(settled<SettledOffer>(form.offer)),
    sourceToken,
    sourceTokenAmount,
    sourceAmount: form.sourceAmount,
    sourceTokenPriceInUSD: form.sourceTokenPriceInUSD,
    toToken: form.toToken,
    toTokenAmount,
    toTokenPriceInUSD: form.toTokenPriceInUSD,
    gasPrice,
    gasLimit,
    gasCost: cost,
    gasPriceInUSD: gasUsd(cost, networkTokenPrice),
    networkTokenPrice,
    priceImpact: toTokenAmount === '' ? undefined : priceImpact(paid, received),
    maxSlippage: maxSlippage(toTokenAmount),
    networkTokenSymbol: swap.status === 'ready' ? swap.networkTokenSymbol : undefined,
    inputError: insufficient ? around.insufficientBalance : undefined,
    fetchError: quote.status === 'failed',
    loadingQuote: form.quote.status === 'loading',
    loadingPrices: status === 'loading' || form.prices === 'loading',
    loadingApprovalTransaction: around.signing === 'approval',
    loadingBuildTransaction: form.offer.status === 'building',
    loadingTransaction: around.signing === 'swap',
    myTokensWithBalance: form.myTokensWithBalance,
    popularTokens: form.popularTokens,
    suggestedTokens: form.suggestedTokens,
    reverted: form.reverted,
  }
}

function offered(
  offer: SettledOffer,
): Pick<SwapState, 'approvalTransaction' | 'swapTransaction' | 'stopped'> {
  return {
    approvalTransaction: offer.status === 'approval' ? offer.approval : undefined,
    swapTransaction: offer.status === 'swap' ? offer.transaction : undefined,
    stopped: offer.status === 'stopped' ? offer.because : undefined,
  }
}
