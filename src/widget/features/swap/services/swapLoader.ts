import type { Network } from '../../../../backends/port/network.ts'
import type { SwapToken } from '../../../../backends/port/services/swap.ts'
import type { Core } from '../../../core/core.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { unlessAborted } from '../../../core/kernel/unlessAborted.ts'
import { isCoinContract } from '../../../money/tokens/isCoinContract.ts'
import { normalizeCoin } from '../../../money/tokens/normalizeCoin.ts'
import {
  createTokenBalances,
  type TokenBalancesState,
} from '../../../money/balances/tokenBalances.ts'
import { swapTexts } from '../../../core/texts/swap/swapTexts.ts'
import { tokensTexts } from '../../../core/texts/account/tokensTexts.ts'
import type { SwapStore } from '../state/swapModel.ts'
import { swapLists } from '../rules/tokenLists.ts'
import { nativeAddress } from '../../../../backends/port/services/nativeAddress.ts'
import { plainAddress } from '../rules/tokenIdentity.ts'
import type { SwapLoader, SwapPrices } from '../swap.ts'
import { swapService } from '../swapAccess.ts'

/** Loads the tokens, balances and prices of a swap, and refreshes balances and prices. */
export function createSwapLoader(core: Core, swap: SwapStore, prices: SwapPrices): SwapLoader {
  const { networks, toasts } = core
  const texts = core.use(swapTexts)
  const tokenTexts = core.use(tokensTexts)
  const balances = core.use(createTokenBalances)
  let tokens: readonly SwapToken[] = []
  let balancesFailed = false
  let loading: Promise<void> = Promise.resolve()
  /** The pending request for balances and prices, with the signal of the swap that it belongs to. */
  let worth: { readonly signal: AbortSignal; readonly answered: Promise<void> } | undefined

  /** Takes up balances, also those that other screens load. */
  const takeUp = ({ tokens: tokenBalances }: Pick<TokenBalancesState, 'tokens'>) =>
    swap.send({ type: 'balancesKnown', lists: swapLists(tokens, tokenBalances) })
  balances.store.subscribe((now) => {
    if (now.status === 'ready') takeUp(now)
  })

  async function loadBalances(): Promise<TokenBalancesState> {
    const now = await balances.load({ signal: swap.signal() })
    // The toast is shown once until a request succeeds; every ten seconds would be too often.
    if (now.status === 'failed' && !balancesFailed) {
      toasts.show('error', tokenTexts.failed)
    }
    balancesFailed = now.status === 'failed'
    return now
  }

  async function start() {
    const network = networks.active()
    if (!network) return
    swap.reset('loading')
    const signal = swap.signal()
    const parts = async () =>
      Promise.all([
        swapService(core).tokens(network.id, signal),
        loadBalances(),
        prices.getNetworkTokenPrice(),
        prices.getInitialGasPrice(),
      ])
    await unlessAborted(signal, parts(), {
      done([list, loaded]) {
        // Without balances the swap cannot tell whether the account can pay.
        if (loaded.status === 'failed') return swap.reset('failed')
        tokens = withCoin(list, network)
        const lists = swapLists(tokens, loaded.tokens)
        swap.send({ type: 'loaded', lists, networkTokenSymbol: network.currency.symbol })
      },
      failed(error) {
        noteFailure(core, 'swap.load', error)
        swap.reset('failed')
        toasts.show('error', texts.failedToInitialize)
      },
    })
  }

  async function requestWorth() {
    await Promise.all([
      prices.getNetworkTokenPrice(),
      loadBalances().then(() => prices.refreshPrices()),
    ])
  }

  return {
    load() {
      const { status } = swap.get()
      if (status === 'idle' || status === 'failed') loading = start()
      return loading
    },
    async refreshWorth() {
      if (swap.get().status !== 'ready') return
      const signal = swap.signal()
      if (worth?.signal !== signal) {
        const request = { signal, answered: requestWorth() }
        worth = request
        const forget = () => {
          if (worth === request) worth = undefined
        }
        request.answered.then(forget, forget)
      }
      await worth.answered
    },
  }
}

/** Adds the coin of the network if the service does not list it, and always uses the network's name for it. */
function withCoin(list: readonly SwapToken[], network: Network): readonly SwapToken[] {
  const address = `${network.id}:${nativeAddress}`
  const isCoin = (token: SwapToken) => isCoinContract(network.id, plainAddress(token.address))
  if (!list.some(isCoin)) return [{ ...network.currency, address }, ...list]
  return normalizeCoin(list, network, {
    isCoin,
    rename: ({ logoUri }, currency, renamed) => ({
      ...currency,
      address,
      ...(renamed || logoUri === undefined ? {} : { logoUri }),
    }),
  })
}
