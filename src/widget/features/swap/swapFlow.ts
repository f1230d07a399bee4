import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/kernel/flow.ts'
import type { Swap } from './swap.ts'
import { leaveSwap, swapAccess } from './swapAccess.ts'
import { refreshSwap } from './refreshSwap.ts'

export type SwapFlowState =
  | { readonly status: 'loading'; readonly reenter: true }
  | { readonly status: 'ready' | 'failed' | 'left' }
export type SwapFlowEvent = { readonly type: 'loaded' | 'failed' | 'retry' | 'reset' | 'refused' }

/**
 * What goes on while Swap or its token list is on screen: loading, then with `refreshes` the prices, the
 * tokens and the quote anew every 10 s. Leaves where nobody can swap.
 */
export function createSwapFlow(
  core: Core,
  swap: Swap,
  { refreshes }: { refreshes: boolean },
): Flow<SwapFlowState, SwapFlowEvent> {
  return createFlow<SwapFlowState, SwapFlowEvent>(core, {
    name: 'swap',
    initial: { status: 'loading', reenter: true },
    transition(state, { type }) {
      if (type === 'refused') return { status: 'left' }
      if (type === 'reset') return { status: 'loading', reenter: true }
      if (type === 'retry') {
        return state.status === 'failed' ? { status: 'loading', reenter: true } : state
      }
      return { status: type === 'loaded' ? 'ready' : 'failed' }
    },
    effects: {
      async loading({ send }) {
        if (swapAccess(core) !== 'open') return send({ type: 'refused' })
        await swap.load()
        const { status } = swap.store.getState()
        if (status === 'ready') send({ type: 'loaded' })
        else send({ type: status === 'failed' ? 'failed' : 'reset' })
      },
      ready({ send }) {
        const unfollow = swap.store.subscribe(({ status }) => {
          if (status === 'idle') send({ type: 'reset' })
        })
        const stop = refreshes
          ? refreshSwap(core, swap, {
              label: 'swap.refresh',
              isWaiting: ({ loadingPrices, loadingQuote }) => loadingPrices || loadingQuote,
              refresh: swap.swapTokens,
            })
          : undefined
        return () => {
          unfollow()
          stop?.()
        }
      },
      left: () => leaveSwap(core),
    },
  })
}
