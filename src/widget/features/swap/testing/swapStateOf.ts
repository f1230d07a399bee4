import type { Core } from '../../../core/core.ts'
import { swapTexts } from '../../../core/texts/swap/swapTexts.ts'
import { createTransactions } from '../../../money/transaction/transactions.ts'
import { maxSlippage } from '../rules/swapRules.ts'
import type { SwapModel } from '../state/swapModel.ts'
import {
  gasPriceInUSD,
  inputError,
  isQuoteFailed,
  offerOf,
  priceImpact,
  signingOf,
  toTokenAmount,
  toUnits,
} from '../state/swapSelectors.ts'

/** A swap with the values that its selectors derive, in one record that tests can match. */
export function swapStateOf(core: Core, swap: SwapModel) {
  const offer = offerOf(swap)
  const wrong = inputError(swap)
  const signing = signingOf(core.use(createTransactions).store.getState())
  return {
    ...swap,
    approvalTransaction: offer.status === 'approval' ? offer.approval : undefined,
    pendingApproval: offer.status === 'pending' ? offer.approval : undefined,
    swapTransaction: offer.status === 'swap' ? offer.transaction : undefined,
    stopped: offer.status === 'stopped' ? offer.because : undefined,
    toTokenAmount: toTokenAmount(swap),
    gasPriceInUSD: gasPriceInUSD(swap),
    priceImpact: priceImpact(swap),
    maxSlippage: maxSlippage(toUnits(swap) ?? 0n, swap.toToken?.decimals ?? 0),
    inputError: wrong && core.use(swapTexts)[wrong],
    fetchError: isQuoteFailed(swap),
    loadingQuote: swap.quote.status === 'loading',
    loadingPrices: swap.status === 'loading' || swap.prices === 'loading',
    loadingApprovalTransaction: signing === 'approval',
    loadingBuildTransaction: swap.offer.status === 'building',
    loadingTransaction: signing === 'swap',
  }
}
