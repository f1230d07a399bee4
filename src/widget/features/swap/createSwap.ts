import type { Core } from '../../core/core.ts'
import { acceptedRate } from './order/acceptedRate.ts'
import { maxAmount, numericInput } from './rules/swapRules.ts'
import { createSwapBuilder } from './services/swapBuilder.ts'
import { createSwapLoader } from './services/swapLoader.ts'
import { createSwapOutcomes } from './services/swapOutcomes.ts'
import { createSwapPrices } from './services/swapPrices.ts'
import { createSwapQuotes } from './services/swapQuotes.ts'
import { createSwapReview } from './services/swapReview.ts'
import { createSwapSender } from './services/swapSender.ts'
import { resetSwapWhenLeft } from './services/resetSwapWhenLeft.ts'
import { gasPriceInUSD } from './state/swapSelectors.ts'
import { createSwapStore } from './state/swapStore.ts'
import type { Swap } from './swap.ts'

/** Creates the swap of a widget from its store and its services; read it by `core.use(createSwap)`. */
export function createSwap(core: Core): Swap {
  const swap = core.use(createSwapStore)
  const prices = createSwapPrices(core, swap)
  const quotes = createSwapQuotes(core, swap)
  const loader = createSwapLoader(core, swap, prices)
  const builder = createSwapBuilder(core, swap, quotes)
  const outcomes = createSwapOutcomes(core, swap, builder)
  const sender = createSwapSender(core, swap, { outcomes, rate: acceptedRate(swap) })
  // After the loader, so that a change of the network clears the balances before they are loaded again.
  resetSwapWhenLeft(core, swap)

  function choose(event: Parameters<typeof swap.send>[0]) {
    swap.send(event)
    void prices.refreshPrices()
    void quotes.swapTokens()
  }

  function setAmount(amount: string) {
    swap.send({ type: 'typed', amount })
    quotes.soon()
  }

  return {
    store: swap.store,
    ...loader,
    ...builder,
    ...sender,
    ...createSwapReview(core, swap),
    swapTokens: quotes.swapTokens,
    getNetworkTokenPrice: prices.getNetworkTokenPrice,
    getInitialGasPrice: prices.getInitialGasPrice,
    setSourceToken: (token) => choose({ type: 'sourceChosen', token }),
    setToToken: (token) => choose({ type: 'targetChosen', token }),
    setSourceTokenAmount: (typed) => setAmount(numericInput(typed)),
    setMax() {
      const now = swap.get()
      const { sourceToken, sourceTokenPriceInUSD } = now
      if (sourceToken) setAmount(maxAmount(sourceToken, gasPriceInUSD(now), sourceTokenPriceInUSD))
    },
    switchTokens: () => choose({ type: 'turned' }),
  }
}
