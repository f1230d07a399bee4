import type { StoreApi } from 'zustand/vanilla'
import type { Core } from '../../../core/core.ts'
import { createSwapBuilds, type SwapBuilds } from './createSwapBuilds.ts'
import { createSwapPrices, type SwapPrices } from './createSwapPrices.ts'
import { createSwapQuotes, type SwapQuotes } from './createSwapQuotes.ts'
import { createSwapSending, type SwapSending } from './createSwapSending.ts'
import { createSwapSetup, type SwapSetup } from './createSwapSetup.ts'
import { createSwapStore } from './createSwapStore.ts'
import { followSwapEnds } from './followSwapEnds.ts'
import type { HeldToken } from '../rules/heldToken.ts'
import { numericInput } from '../rules/numericInput.ts'
import { maxAmount } from '../rules/swapRules.ts'
import type { SwapState } from './swapState.ts'

/** The swap of one widget. */
export interface Swap
  extends
    SwapSetup,
    SwapBuilds,
    SwapSending,
    Pick<SwapQuotes, 'swapTokens'>,
    Pick<SwapPrices, 'getNetworkTokenPrice' | 'getInitialGasPrice'> {
  readonly store: StoreApi<SwapState>
  /** A chosen token brings its price along; the quote is asked anew where both are there. */
  setSourceToken(token: HeldToken): void
  setToToken(token: HeldToken): void
  /** As typed; quoted when the typing rests. */
  setSourceTokenAmount(typed: string): void
  setMax(): void
  /** Turns the swap around: the new amount is the old target amount, or 1 (wire 1.9). */
  switchTokens(): void
}

/** Makes it: `core.use(createSwap)`. */
export function createSwap(core: Core): Swap {
  const { store, get, send } = core.use(createSwapStore)
  const prices = core.use(createSwapPrices)
  const quotes = core.use(createSwapQuotes)
  const setup = core.use(createSwapSetup)
  // Only now, so that a network that changes empties the balances before they are loaded anew.
  core.use(followSwapEnds)

  function choose(event: Parameters<typeof send>[0]) {
    send(event)
    void prices.refreshPrices()
    void quotes.swapTokens()
  }

  function setAmount(amount: string) {
    send({ type: 'typed', amount })
    quotes.soon()
  }

  return {
    store,
    ...setup,
    ...core.use(createSwapBuilds),
    ...core.use(createSwapSending),
    swapTokens: quotes.swapTokens,
    getNetworkTokenPrice: prices.getNetworkTokenPrice,
    getInitialGasPrice: prices.getInitialGasPrice,
    setSourceToken: (token) => choose({ type: 'sourceChosen', token }),
    setToToken: (token) => choose({ type: 'targetChosen', token }),
    setSourceTokenAmount: (typed) => setAmount(numericInput(typed)),
    setMax() {
      const { sourceToken, gasPriceInUSD } = get()
      if (sourceToken) setAmount(maxAmount(sourceToken, gasPriceInUSD))
    },
    switchTokens: () => choose({ type: 'turned' }),
  }
}
