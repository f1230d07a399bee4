import { formatUnits } from '../../../../backends/port/formatUnits.ts'
import type { Core } from '../../../core/core.ts'
import type { Amount } from '../../../money/amounts/money.ts'
import type { TransactionState } from '../../../money/transaction/transactionState.ts'
import {
  gasCost,
  gasUsd,
  impactBetween,
  isInsufficient,
  leastAfterSlippage,
  valueOf,
  valueOfUnits,
} from '../rules/swapRules.ts'
import { isNative } from '../rules/tokenIdentity.ts'
import type { OrderToken, SwapOrder } from '../swapTypes.ts'
import { settled, type SettledOffer, type SettledQuote, type SwapModel } from './swapModel.ts'

/** Returns the quote on screen in base units of the target token; `undefined` without one. */
export function toUnits({ quote }: Pick<SwapModel, 'quote'>): bigint | undefined {
  const settledQuote = settled<SettledQuote>(quote)
  return settledQuote.status === 'quoted' ? settledQuote.toUnits : undefined
}

/** Returns the quote as a decimal text with every digit; empty without a quote. */
export function toTokenAmount(swap: Pick<SwapModel, 'quote' | 'toToken'>): string {
  const units = toUnits(swap)
  return units === undefined || !swap.toToken ? '' : formatUnits(units, swap.toToken.decimals)
}

/** Whether the last request for a quote failed. */
export function isQuoteFailed({ quote }: Pick<SwapModel, 'quote'>): boolean {
  return settled<SettledQuote>(quote).status === 'failed'
}

/** Returns the offer on screen: the transaction to sign, or the reason why there is none. */
export function offerOf({ offer }: Pick<SwapModel, 'offer'>): SettledOffer {
  return settled<SettledOffer>(offer)
}

/** Whether the visitor waits for prices or for a quote. */
export function isQuoting({ prices, quote, status }: SwapModel): boolean {
  return status === 'loading' || prices === 'loading' || quote.status === 'loading'
}

/** Whether the visitor waits for a quote or for the transaction. */
export function isBuilding({ offer, quote }: Pick<SwapModel, 'offer' | 'quote'>): boolean {
  return quote.status === 'loading' || offer.status === 'building'
}

/** Returns which part of a swap is being signed, if any. */
export function signingOf(transaction: TransactionState): 'approval' | 'swap' | undefined {
  if (transaction.status === 'idle') return undefined
  if (transaction.status === 'requesting' && transaction.left) return undefined
  const { kind } = transaction.order
  return kind === 'approval' || kind === 'swap' ? kind : undefined
}

/** Returns the network cost of the swap, in USD. */
export function gasPriceInUSD(swap: SwapModel): Amount {
  return gasUsd(costOf(swap), swap.networkTokenPrice)
}

/** Returns the share of the value that the swap loses, in percent; `undefined` while it is unknown. */
export function priceImpact(swap: SwapModel): Amount | undefined {
  const units = toUnits(swap)
  if (units === undefined || !swap.toToken) return undefined
  const paid = valueOf(swap.sourceTokenAmount, swap.sourceTokenPriceInUSD)
  return impactBetween(paid, valueOfUnits(units, swap.toToken.decimals, swap.toTokenPriceInUSD))
}

/** Returns the text key of the reason why the amount cannot be swapped; `undefined` when it can. */
export function inputError(swap: SwapModel): 'insufficientBalance' | undefined {
  const isTooMuch = isInsufficient({
    source: swap.sourceToken,
    sourceAmount: swap.sourceTokenAmount,
    nativeQuantity: swap.myTokensWithBalance.find(isNative)?.quantity.numeric ?? '0',
    gasCost: costOf(swap),
  })
  return isTooMuch ? 'insufficientBalance' : undefined
}

/** Returns the order on screen; `undefined` while a part of it is missing or wrong. */
export function swapOrderOf(
  { networks, session }: Pick<Core, 'networks' | 'session'>,
  swap: SwapModel,
): SwapOrder | undefined {
  const { sourceToken: source, toToken: target, sourceAmount: amount } = swap
  const user = session.address()
  if (!source || !target || !user || amount === 0n || inputError(swap) !== undefined) {
    return undefined
  }
  const units = toUnits(swap)
  return {
    chainId: networks.store.getState().activeId,
    user,
    source: tokenOf(source),
    target: tokenOf(target),
    amount,
    amountText: swap.sourceTokenAmount,
    toUnits: units,
    minimum: leastAfterSlippage(units ?? 0n),
  }
}

function tokenOf({ address, decimals, name, symbol }: OrderToken): OrderToken {
  return { address, decimals, name, symbol }
}

function costOf({ coinDecimals, gasLimit, gasPrice, l1Fee }: SwapModel): Amount {
  return gasCost(gasLimit * gasPrice + l1Fee, coinDecimals)
}
