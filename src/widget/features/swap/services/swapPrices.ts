import type { Core } from '../../../core/core.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { unlessAborted } from '../../../core/kernel/unlessAborted.ts'
import { swapTexts } from '../../../core/texts/swap/swapTexts.ts'
import { createL1Fees } from '../../../money/transaction/cost/l1Fees.ts'
import { readGas } from '../../../money/transaction/cost/readGas.ts'
import type { SwapStore } from '../state/swapModel.ts'
import { gasPriceInUSD } from '../state/swapSelectors.ts'
import type { HeldToken } from '../swapTypes.ts'
import { nativeAddress } from '../../../../backends/port/services/nativeAddress.ts'
import type { GasPrices, SwapPrices } from '../swap.ts'
import { swapService } from '../swapAccess.ts'

/** A transaction as large as most swaps, for the L1 data fee until one is built. */
const usualSwap = {
  to: `0x${'ff'.repeat(20)}`,
  data: `0x${'ff'.repeat(700)}`,
  value: '0xffffffffffffffff',
} as const

/** Creates the prices of one widget's swap. */
export function createSwapPrices(core: Core, swap: SwapStore): SwapPrices {
  const { networks, toasts } = core
  const texts = core.use(swapTexts)
  let priceFailed = false
  const chainId = () => networks.store.getState().activeId
  const gas = (): GasPrices => {
    const now = swap.get()
    return { gasPrice: now.gasPrice, gasPriceInUSD: gasPriceInUSD(now) }
  }

  /** Returns the USD per unit, from the balances or else from the service; 0 if neither has a price. */
  async function priceOf(token: HeldToken): Promise<number> {
    if (token.price > 0) return token.price
    try {
      return await swapService(core).price(token.address, swap.signal())
    } catch (error) {
      // A token can be swapped without a price; its values are not shown then.
      noteFailure(core, 'swap.price', error)
      return 0
    }
  }

  return {
    async getNetworkTokenPrice() {
      const signal = swap.signal()
      const address = `${chainId()}:${nativeAddress}`
      const price = async () => swapService(core).price(address, signal)
      await unlessAborted(signal, price(), {
        done(networkTokenPrice) {
          priceFailed = false
          swap.send({ type: 'coinPriced', networkTokenPrice })
        },
        failed(error) {
          // The toast is shown once until a request succeeds; every ten seconds would be too often.
          if (!priceFailed) toasts.show('error', texts.failedToFetchPrice)
          priceFailed = true
          noteFailure(core, 'swap.networkTokenPrice', error)
        },
      })
      return gas()
    },
    async getInitialGasPrice() {
      const signal = swap.signal()
      const network = networks.active()
      if (!network) return gas()
      const prices = Promise.all([
        readGas.price(core, network, signal),
        core.use(createL1Fees).read(network, usualSwap, signal),
      ])
      await unlessAborted(signal, prices, {
        done([gasPrice, l1Fee]) {
          const coinDecimals = network.currency.decimals
          swap.send({ type: 'gasPriced', gasPrice, l1Fee, coinDecimals })
        },
      })
      return gas()
    },
    async refreshPrices() {
      const { sourceToken, toToken } = swap.get()
      const priceOrZero = async (token: HeldToken | undefined) => (token ? priceOf(token) : 0)
      swap.send({ type: 'pricesLoading' })
      const prices = Promise.all([priceOrZero(sourceToken), priceOrZero(toToken)])
      await unlessAborted(swap.signal(), prices, {
        done: ([source, target]) =>
          swap.send({
            type: 'pricesKnown',
            source: [sourceToken, source],
            target: [toToken, target],
          }),
      })
    },
  }
}
