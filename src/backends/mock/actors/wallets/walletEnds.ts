import { referenceOf, type ChainId } from '../../../port/chainIds.ts'
import type { Clock } from '../../../port/clock.ts'
import type { LocalChains } from '../../chains/localChains.ts'
import type { SendTransaction } from '../../chains/chainTime.ts'
import type { World } from '../../world/worldTypes.ts'
import type { createAnswer } from './answer.ts'
import { chainIdAs } from './chainIdAs.ts'
import { chainOfRpcUrl } from './chainOfRpcUrl.ts'
import { createWalletMethods } from './walletMethods.ts'
import { createWalletProvider, type ProviderEnds } from './walletProvider.ts'
import type { createWalletStore } from './walletStore.ts'

interface Options {
  readonly world: World
  readonly clock: Clock
  readonly chains: LocalChains
  readonly send: SendTransaction
  readonly origin: string
  readonly blockchainApi: string
  readonly store: ReturnType<typeof createWalletStore>
  readonly connecting: (key: string) => () => boolean
  readonly answer: ReturnType<typeof createAnswer>
}

/**
 * Creates the EIP-1193 providers of the wallets, at their first use, and the events that they emit.
 */
export function createWalletEnds(options: Options) {
  const { world, store, connecting, answer } = options
  const ends = new Map<string, ProviderEnds>()

  function endsOf(key: string): ProviderEnds {
    const known = ends.get(key)
    if (known !== undefined) return known
    const methods = createWalletMethods({
      ...options,
      key,
      store,
      emit: (event, payload) => emit(key, event, payload),
      moved: (chainId) => emitChain(key, chainId),
      connecting: connecting(key),
      chainOfRpcUrl: (address) => chainOfRpcUrl(world.get(), address, options.blockchainApi),
    })
    const made = createWalletProvider((method, params) =>
      answer(key, method, params, () => methods(method, params)),
    )
    ends.set(key, made)
    return made
  }

  function emit(key: string, event: string, payload: unknown): void {
    const { silentEvents = [] } = store.quirks(key)
    if (silentEvents.some((name) => name === event)) return
    ends.get(key)?.emit(event, payload)
  }

  function emitChain(key: string, chainId: ChainId): void {
    const quirks = store.quirks(key)
    if (quirks.silentEvents?.includes('chainChanged')) return
    emit(key, 'chainChanged', chainIdAs(quirks, chainId))
    // The event is deprecated by EIP-1193, but wallets still send it because older pages listen for
    // it.
    emit(key, 'networkChanged', referenceOf(chainId))
  }

  return { endsOf, emit, emitChain }
}
