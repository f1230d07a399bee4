import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/flow.ts'
import { noteFailure } from '../../core/noteFailure.ts'
import { createSwap } from './createSwap.ts'
import { swapConstants } from './swapConstants.ts'
import { swapRoutes } from './swapRoutes.ts'

export type SwapPreviewState = { readonly status: 'watching' | 'left' }
export type SwapPreviewEvent = { readonly type: 'gone' }

/**
 * What goes on while SwapPreview is on screen: the transaction is found, and found anew every 10 s unless
 * something is being signed. Leaves when there is nothing to preview any more.
 */
export function createSwapPreviewFlow(core: Core): Flow<SwapPreviewState, SwapPreviewEvent> {
  const { account, backend, modal, router } = core
  const swap = core.use(createSwap)
  const routes = swapRoutes(router.current().view)
  return createFlow<SwapPreviewState, SwapPreviewEvent>(
    {
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
          }
          function find() {
            const { loadingApprovalTransaction, loadingTransaction } = swap.store.getState()
            if (loadingApprovalTransaction || loadingTransaction) return
            swap
              .getTransaction(signal)
              .catch((error: unknown) => noteFailure(core, 'swap.preview', error))
          }
          const stops = [
            swap.store.subscribe(look),
            account.subscribe(look),
            backend.clock.every('swap.transaction', swapConstants.refreshEvery, find),
          ]
          if (isGone()) send({ type: 'gone' })
          else find()
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
    },
    { inspect: core.inspect, onError: (error) => noteFailure(core, 'swap.preview', error) },
  )
}
