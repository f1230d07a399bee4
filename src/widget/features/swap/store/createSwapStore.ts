import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Core } from '../../../core/core.ts'
import { createSwapTexts } from '../../../core/texts/money/swapTexts.ts'
import { sameData } from '../../../core/transaction/sameData.ts'
import { emptySwap } from './emptySwap.ts'
import { swapOrderOf } from '../order/swapOrderOf.ts'
import {
  gasCost,
  gasUsd,
  isInsufficient,
  isNative,
  maxSlippage,
  priceImpact,
  valueOf,
} from '../rules/swapRules.ts'
import type { CheckedTransaction, SwapState } from './swapState.ts'

/** What the figures of a swap follow from; everything else of its state is set. */
type SwapChange = Partial<
  Omit<SwapState, 'gasCost' | 'gasPriceInUSD' | 'priceImpact' | 'maxSlippage' | 'inputError'>
>

/** The state of one widget's swap and the only way to change it: its figures always fit. */
export interface SwapStore {
  readonly store: StoreApi<SwapState>
  get(): SwapState
  patch(change: SwapChange): void
  /** Ends when the state is reset, and with it all work that was started for it. */
  signal(): AbortSignal
  /** Gives up what runs. Everything as at the start, or with `keep` as given. */
  reset(keep?: SwapChange): void
}

/** Makes the store of a swap: `core.use(createSwapStore)`. */
export function createSwapStore(core: Core): SwapStore {
  const words = core.use(createSwapTexts)
  const store = createStore<SwapState>(() => emptySwap)
  let work = new AbortController()

  /** What was built for something else than the screen shows now is not on offer any more. */
  function withOffers(state: SwapState): SwapState {
    const order = swapOrderOf(core, state)
    const stillFits = (built: CheckedTransaction) => sameData(built.order, order)
    const { approvalTransaction: approval, swapTransaction: swap } = state
    return {
      ...state,
      approvalTransaction: approval && stillFits(approval) ? approval : undefined,
      swapTransaction: swap && stillFits(swap) ? swap : undefined,
    }
  }

  function withFigures(state: SwapState): SwapState {
    const { sourceToken, sourceTokenAmount, toTokenAmount } = state
    const cost = gasCost(state.gasLimit, state.gasPrice, core.networks.active()?.currency.decimals)
    const insufficient = isInsufficient({
      source: sourceToken,
      sourceAmount: sourceTokenAmount,
      nativeQuantity: state.myTokensWithBalance.find(isNative)?.quantity.numeric ?? '0',
      gasCost: cost,
    })
    const paid = valueOf(sourceTokenAmount, state.sourceTokenPriceInUSD)
    const received = valueOf(toTokenAmount, state.toTokenPriceInUSD)
    return {
      ...state,
      gasCost: cost,
      gasPriceInUSD: gasUsd(cost, state.networkTokenPrice),
      priceImpact: toTokenAmount === '' ? undefined : priceImpact(paid, received),
      maxSlippage: maxSlippage(toTokenAmount),
      inputError: insufficient ? words.insufficientBalance : undefined,
    }
  }

  return {
    store,
    get: () => store.getState(),
    patch: (change) =>
      store.setState(withOffers(withFigures({ ...store.getState(), ...change })), true),
    signal: () => work.signal,
    reset(keep = {}) {
      work.abort()
      work = new AbortController()
      store.setState(withFigures({ ...emptySwap, ...keep }), true)
    },
  }
}
