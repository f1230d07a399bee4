import { amountOf } from '../../../core/money/money.ts'
import { swapConstants } from '../rules/swapConstants.ts'
import type { SwapState } from './swapState.ts'

/** A swap that nobody has started. */
export const emptySwap: SwapState = {
  status: 'idle',
  approvalTransaction: undefined,
  swapTransaction: undefined,
  sourceToken: undefined,
  sourceTokenAmount: '',
  sourceTokenPriceInUSD: 0,
  toToken: undefined,
  toTokenAmount: '',
  toTokenPriceInUSD: 0,
  gasPrice: 0n,
  gasLimit: swapConstants.initialGasLimit,
  gasCost: amountOf(0),
  gasPriceInUSD: amountOf(0),
  networkTokenPrice: 0,
  priceImpact: undefined,
  maxSlippage: amountOf(0),
  networkTokenSymbol: undefined,
  inputError: undefined,
  fetchError: false,
  loadingQuote: false,
  loadingPrices: false,
  loadingApprovalTransaction: false,
  loadingBuildTransaction: false,
  loadingTransaction: false,
  myTokensWithBalance: [],
  popularTokens: [],
  suggestedTokens: [],
  stopped: undefined,
  reverted: false,
}
