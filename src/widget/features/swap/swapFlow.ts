import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/kernel/flow.ts'
import { refreshSwap } from './refreshSwap.ts'
import { isQuoting } from './state/swapSelectors.ts'
import type { Swap } from './swap.ts'
import { leaveSwap, swapAccess } from './swapAccess.ts'

export interface SwapFlowState {
  readonly status: 'watching' | 'left'
}
export interface SwapFlowEvent {
  readonly type: 'refused'
}

/**
 * Keeps the swap loaded while Swap or its token list is on screen. With `refreshes`, a loaded swap refreshes prices,
 * tokens and the quote every 10 s. Leaves if swaps are not possible.
 */
export function createSwapFlow(
  core: Core,
  swap: Swap,
  { refreshes }: { refreshes: boolean },
): Flow<SwapFlowState, SwapFlowEvent> {
  return createFlow<SwapFlowState, SwapFlowEvent>(core, {
    name: 'swap',
    initial: { status: 'watching' },
    transition: () => ({ status: 'left' }),
    effects: {
      watching({ send }) {
        let stopRefreshing: (() => void) | undefined
        function load() {
          if (swapAccess(core) === 'open') void swap.load()
          else send({ type: 'refused' })
        }
        function look() {
          const { status } = swap.store.getState()
          if (status === 'ready' && refreshes) {
            stopRefreshing ??= refreshSwap(core, swap, {
              label: 'swap.refresh',
              isWaiting: isQuoting,
              refresh: swap.swapTokens,
            })
          } else if (status !== 'ready') {
            stopRefreshing?.()
            stopRefreshing = undefined
          }
          if (status === 'idle') load()
        }
        load()
        look()
        const unfollow = swap.store.subscribe(look)
        return () => {
          unfollow()
          stopRefreshing?.()
        }
      },
      left: () => leaveSwap(core),
    },
  })
}
