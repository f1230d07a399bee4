import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/kernel/flow.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import { createTransactions } from '../../money/transaction/transactions.ts'
import { inputError, isBuilding, signingOf } from './state/swapSelectors.ts'
import type { Swap } from './swap.ts'
import { refreshSwap } from './refreshSwap.ts'
import { swapRoutes } from './swapRoutes.ts'

export type SwapPreviewState = { readonly status: 'watching' | 'left' }
export type SwapPreviewEvent = { readonly type: 'gone' }

/**
 * Builds the transaction while SwapPreview is on screen, and again every 10 s unless a signature is requested.
 * Leaves when there is nothing left to preview.
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
          const now = swap.store.getState()
          const symbol = account.getState().balanceSymbol
          const isComplete = now.sourceToken !== undefined && now.toToken !== undefined
          return !isComplete || inputError(now) !== undefined || symbol !== balanceSymbol
        }
        const look = () => {
          if (isGone()) send({ type: 'gone' })
          else swap.beginReview(screen)
        }
        const notify = (error: unknown) => noteFailure(core, 'swap.preview', error)
        const { store } = core.use(createTransactions)
        const isSigning = () => signingOf(store.getState()) !== undefined
        const stops = [
          swap.store.subscribe(look),
          account.subscribe(look),
          refreshSwap(core, swap, {
            label: 'swap.transaction',
            isWaiting: isBuilding,
            isSigning,
            refresh: () => swap.getTransaction(signal),
          }),
        ]
        look()
        if (!signal.aborted && !isSigning()) swap.getTransaction(signal).catch(notify)
        return () => stops.forEach((stop) => stop())
      },
      left() {
        // A visitor who left the preview or closed the modal is not moved.
        if (router.current().view !== routes.preview || !modal.getState().open) return
        const { history } = router.store.getState()
        if (history.length > 1) router.goBack()
        else router.replace(routes.main)
      },
    },
  })
}
