import {
  gasCost,
  gasUsd,
  isInsufficient,
  maxSlippage,
  priceImpact,
  valueOf,
} from '../rules/swapRules.ts'
import { isNative } from '../rules/tokenIdentity.ts'
import type { SwapState } from '../swapTypes.ts'
import { settled, type SettledOffer, type SettledQuote, type SwapModel } from './swapModel.ts'

/** What the public state says beside the swap's own. */
export interface SwapContext {
  /** What is signed at the moment. */
  readonly signing: 'approval' | 'swap' | undefined
  /** Decimals of the network's coin. */
  readonly coinDecimals: number | undefined
  readonly insufficientBalance: string
}

/** The fields that the specification names, as they follow from the swap. */
export function swapStateOf(swap: SwapModel, context: SwapContext): SwapState {
  const { prices, quote, offer, ...fields } = swap
  const known = settled<SettledQuote>(quote)
  const toTokenAmount = known.status === 'quoted' ? known.toAmount : ''
  const cost = gasCost(fields.gasLimit, fields.gasPrice, context.coinDecimals)
  const insufficient = isInsufficient({
    source: fields.sourceToken,
    sourceAmount: fields.sourceTokenAmount,
    nativeQuantity: fields.myTokensWithBalance.find(isNative)?.quantity.numeric ?? '0',
    gasCost: cost,
  })
  const paid = valueOf(fields.sourceTokenAmount, fields.sourceTokenPriceInUSD)
  const received = valueOf(toTokenAmount, fields.toTokenPriceInUSD)
  return {
    ...fields,
    ...offered(settled<SettledOffer>(offer)),
    toTokenAmount,
    gasCost: cost,
    gasPriceInUSD: gasUsd(cost, fields.networkTokenPrice),
    priceImpact: toTokenAmount === '' ? undefined : priceImpact(paid, received),
    maxSlippage: maxSlippage(toTokenAmount),
    inputError: insufficient ? context.insufficientBalance : undefined,
    fetchError: known.status === 'failed',
    loadingQuote: quote.status === 'loading',
    loadingPrices: fields.status === 'loading' || prices === 'loading',
    loadingApprovalTransaction: context.signing === 'approval',
    loadingBuildTransaction: offer.status === 'building',
    loadingTransaction: context.signing === 'swap',
  }
}

function offered(
  offer: SettledOffer,
): Pick<SwapState, 'approvalTransaction' | 'pendingApproval' | 'swapTransaction' | 'stopped'> {
  return {
    approvalTransaction: offer.status === 'approval' ? offer.approval : undefined,
    pendingApproval: offer.status === 'pending' ? offer.approval : undefined,
    swapTransaction: offer.status === 'swap' ? offer.transaction : undefined,
    stopped: offer.status === 'stopped' ? offer.because : undefined,
  }
}
