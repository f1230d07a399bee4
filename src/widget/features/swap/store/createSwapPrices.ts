import type { Core } from '../../../core/core.ts'
import type { Amount } from '../../../core/money/money.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { createSwapTexts } from '../../../core/texts/money/swapTexts.ts'
import { readGas } from '../../../core/transaction/readGas.ts'
import { createSwapStore } from './createSwapStore.ts'
import type { HeldToken } from '../rules/heldToken.ts'
import { swapConstants } from '../rules/swapConstants.ts'
import { swapService } from './swapService.ts'

/** Gas as it is now: wei per gas, and the swap's network cost in USD. */
export interface GasPrices {
  readonly gasPrice: bigint
  readonly gasPriceInUSD: Amount
}

export interface SwapPrices {
  /** Asks for the network token's price. A failure is told and keeps what was known. */
  getNetworkTokenPrice(): Promise<GasPrices>
  /** Reads the price of gas off the chain. Rejects like it. */
  getInitialGasPrice(): Promise<GasPrices>
  /** USD per unit, as held or else as the service says; 0 when nobody knows. */
  priceOf(token: HeldToken): Promise<number>
  /** Finds the prices of the chosen tokens anew. */
  refreshPrices(): Promise<void>
}

/** Prices of one widget's swap: `core.use(createSwapPrices)`. */
export function createSwapPrices(core: Core): SwapPrices {
  const { networks, toasts } = core
  const swap = core.use(createSwapStore)
  const words = core.use(createSwapTexts)
  let priceFailed = false
  const chainId = () => networks.store.getState().activeId
  const gas = (): GasPrices => {
    const { gasPrice, gasPriceInUSD } = swap.get()
    return { gasPrice, gasPriceInUSD }
  }

  async function priceOf(token: HeldToken): Promise<number> {
    if (token.price > 0) return token.price
    try {
      return await swapService(core).price(token.address, swap.signal())
    } catch (error) {
      // A token can be swapped without a price; its values are then not shown.
      noteFailure(core, 'swap.price', error)
      return 0
    }
  }

  return {
    priceOf,
    async getNetworkTokenPrice() {
      const signal = swap.signal()
      try {
        const address = `${chainId()}:${swapConstants.nativeAddress}`
        const networkTokenPrice = await swapService(core).price(address, signal)
        if (signal.aborted) return gas()
        priceFailed = false
        swap.patch({ networkTokenPrice })
      } catch (error) {
        // Told once for as long as it lasts: every ten seconds would be a nuisance.
        if (!signal.aborted && !priceFailed) toasts.show('error', words.failedToFetchPrice)
        priceFailed = !signal.aborted
        noteFailure(core, 'swap.networkTokenPrice', error)
      }
      return gas()
    },
    async getInitialGasPrice() {
      const signal = swap.signal()
      const network = networks.active()
      if (!network) return gas()
      const gasPrice = await readGas.price(core, network, signal)
      if (!signal.aborted) swap.patch({ gasPrice })
      return gas()
    },
    async refreshPrices() {
      const signal = swap.signal()
      const { sourceToken, toToken } = swap.get()
      swap.patch({ loadingPrices: true })
      const [source, target] = await Promise.all(
        [sourceToken, toToken].map((token) => (token ? priceOf(token) : 0)),
      )
      if (signal.aborted) return
      const now = swap.get()
      swap.patch({
        loadingPrices: false,
        ...(now.sourceToken === sourceToken ? { sourceTokenPriceInUSD: source ?? 0 } : {}),
        ...(now.toToken === toToken ? { toTokenPriceInUSD: target ?? 0 } : {}),
      })
    },
  }
}
