import type { Core } from '../../../core/core.ts'
import { createFlow } from '../../../core/kernel/flow.ts'
import { sameData } from '../../../money/transaction/sameData.ts'
import { emptySwap, type SwapEvent, type SwapModel, type SwapStore } from './swapModel.ts'
import { offerOf, swapOrderOf } from './swapSelectors.ts'
import { swapTransition } from './swapTransition.ts'

/** Creates the store of a swap; read it by `core.use(createSwapStore)`. */
export function createSwapStore(core: Core): SwapStore {
  const { store, send, start } = createFlow<SwapModel, SwapEvent>(core, {
    name: 'swap.order',
    initial: emptySwap,
    transition: (swap, event) => withoutOutdated(core, swapTransition(swap, event)),
  })
  start()
  let work = new AbortController()

  return {
    store,
    get: store.getState,
    send,
    signal: () => work.signal,
    reset(to = 'idle') {
      work.abort()
      work = new AbortController()
      send({ type: 'reset', to })
    },
  }
}

/** Withdraws an offer as soon as its order is no longer on screen. */
function withoutOutdated(core: Core, swap: SwapModel): SwapModel {
  const offer = offerOf(swap)
  const built =
    offer.status === 'approval' ? offer.approval : offer.status === 'swap' && offer.transaction
  return !built || sameData(built.order, swapOrderOf(core, swap))
    ? swap
    : swapTransition(swap, { type: 'outdated' })
}
