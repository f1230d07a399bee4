import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/kernel/flow.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import type { Swap } from './swap.ts'
import type { SwapState } from './swapTypes.ts'
import { refreshSwap } from './refreshSwap.ts'
import { swapRoutes } from './swapRoutes.ts'

export type SwapPreviewState = { readonly status: 'watching' | 'left' }
export type SwapPreviewEvent = { readonly type: 'gone' }

/**
 * What goes on while SwapPreview is on screen: the transaction is found, and found anew every 10 s unless
 * something is being signed. Leaves when there is nothing to preview any more.
 */
export function createSwapPreviewFlow(
  core: Core,
  swap: Swap,
): Flow<SwapPreviewState, SwapPreviewEvent> {
  const { account, modal, router } = core
  const { id: screen, view } = router.current()
  const routes = swapRoutes(view)
  return createFlow<SwapPreviewState, SwapPreviewEvent>(core, {
    name: 'swap.preview',
    initial: { status: 'watching' },
    transition: () => ({ status: 'left' }),
    effects: {
      watching({ send, signal }) {
        const { balanceSymbol } = account.getState()
        const isGone = () => {
          const { sourceToken, toToken, inputError } = swap.store.getState()
          const symbol = account.getState().balanceSymbol
          return !sourceToken || !toToken || inputError !== undefined || symbol !== balanceSymbol
        }
        const look = () => {
          if (isGone()) send({ type: 'gone' })
          else swap.beginReview(screen)
        }
        const notify = (error: unknown) => noteFailure(core, 'swap.preview', error)
        const isSigning = (now: SwapState) =>
          now.loadingApprovalTransaction || now.loadingTransaction
        const stops = [
          swap.store.subscribe(look),
          account.subscribe(look),
          refreshSwap(core, swap, {
            label: 'swap.transaction',
            isWaiting: (now) => now.loadingQuote || now.loadingBuildTransaction,
            isSigning,
            refresh: () => swap.getTransaction(signal),
          }),
        ]
        look()
        if (!signal.aborted && !isSigning(swap.store.getState()))
          swap.getTransaction(signal).catch(notify)
        return () => stops.forEach((stop) => stop())
      },
      left() {
        // Whoever left already, or closed the modal, is not taken anywhere.
        if (router.current().view !== routes.preview || !modal.getState().open) return
        const { history } = router.store.getState()
        if (history.length > 1) router.goBack()
        else router.replace(routes.main)
      },
    },
  })
}
