import { createStore } from 'zustand/vanilla'
import type { Core } from '../../../core/core.ts'
import { createFlow } from '../../../core/kernel/flow.ts'
import { createSwapTexts } from '../../../core/texts/money/swapTexts.ts'
import { createTransactions } from '../../../money/transaction/transactions.ts'
import { sameData } from '../../../money/transaction/sameData.ts'
import { emptySwap, type SwapEvent, type SwapModel, type SwapStore } from './swapModel.ts'
import { swapTransition } from './swapTransition.ts'
import { swapOrderOf } from '../order/swapOrderOf.ts'
import type { SwapState } from '../swapTypes.ts'
import { swapStateOf } from './swapStateOf.ts'

/** Makes the store of a swap: `core.use(createSwapStore)`. */
export function createSwapStore(core: Core): SwapStore {
  const texts = core.use(createSwapTexts)
  const transactions = core.use(createTransactions)
  const flow = createFlow<SwapModel, SwapEvent>(core, {
    name: 'swap.order',
    initial: emptySwap,
    transition: swapTransition,
  })
  flow.start()
  const store = createStore<SwapState>(stateNow)
  let work = new AbortController()

  function signing() {
    const now = transactions.store.getState()
    if (now.status === 'idle' || (now.status === 'requesting' && now.left)) return undefined
    const { kind } = now.order
    return kind === 'approval' || kind === 'swap' ? kind : undefined
  }

  function stateNow(): SwapState {
    return swapStateOf(flow.store.getState(), {
      signing: signing(),
      coinDecimals: core.networks.active()?.currency.decimals,
      insufficientBalance: texts.insufficientBalance,
    })
  }

  /** What was built for something else than the screen shows now is not on offer any more. */
  function publish() {
    const now = stateNow()
    const offer = now.approvalTransaction ?? now.swapTransaction
    const outdated = offer !== undefined && !sameData(offer.order, swapOrderOf(core, now))
    if (outdated) flow.send({ type: 'outdated' })
    store.setState(stateNow(), true)
  }
  transactions.store.subscribe(publish)
  // What is wrong with the amount is said in words.
  core.locale.store.subscribe(publish)

  function send(event: SwapEvent) {
    flow.send(event)
    publish()
  }

  return {
    store,
    get: () => store.getState(),
    send,
    signal: () => work.signal,
    reset(to = 'idle') {
      work.abort()
      work = new AbortController()
      send({ type: 'reset', to })
    },
  }
}
