import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Core } from '../../core/core.ts'
import { noteFailure } from '../../core/noteFailure.ts'
import { createSwapTexts } from '../../core/texts/swapTexts.ts'
import { createTokenBalances } from '../../core/tokenBalances.ts'
import { checkApproval } from './checkApproval.ts'
import { checkSigner } from './checkSigner.ts'
import { checkSwap } from './checkSwap.ts'
import { createSwapBuilds } from './createSwapBuilds.ts'
import { createSwapStore } from './createSwapStore.ts'
import { isSwapView } from './isSwapView.ts'
import { shortMessage } from './shortMessage.ts'
import { signProposal } from './signProposal.ts'
import { formatToast } from './swapFormats.ts'
import type { SwapOrder } from './swapOrder.ts'
import { swapReceipt } from './swapReceipt.ts'
import { swapRoutes } from './swapRoutes.ts'
import type { SwapStop } from './swapStop.ts'
import { trackSwap } from './trackSwap.ts'

export interface SwapSending {
  /** Has the approval on offer signed, waits for it and finds what comes next (A-156, open point 132). */
  sendTransactionForApproval(): Promise<void>
  /** Has the swap on offer signed and tells how it ended (A-156, open points 132, 133). */
  sendTransactionForSwap(): Promise<void>
}

/**
 * What is signed for one widget's swap: `core.use(createSwapSending)`. Everything is held against the
 * order once more right before. Goes on when its views are left; failures are toasts, nothing rejects.
 */
export function createSwapSending(core: Core): SwapSending {
  const { modal, router, session, toasts } = core
  const swap = core.use(createSwapStore)
  const builds = core.use(createSwapBuilds)
  const words = core.use(createSwapTexts)
  const isSecureWallet = () => session.connection()?.type === 'AUTH'

  function stop(signal: AbortSignal, reason: SwapStop) {
    ifStill(signal, () =>
      swap.patch({ stopped: reason, approvalTransaction: undefined, swapTransaction: undefined }),
    )
    toasts.show('error', `${words.stopped}. ${words.stoppedReasons[reason]}`)
  }

  function tell(thrown: unknown) {
    noteFailure(core, 'swap.send', thrown)
    // What was aborted went away with the modal that asked for it (C-345).
    if (toFoyerError(thrown).code === 'aborted') return
    toasts.show('error', shortMessage(thrown) ?? words.transactionError)
  }

  /** Only where the swap is still on screen as it was: it may have been left, or started anew. */
  const ifStill = (signal: AbortSignal, act: () => void) => {
    if (!signal.aborted) act()
  }

  function finish(signal: AbortSignal, order: SwapOrder) {
    const shown = !signal.aborted && modal.getState().open && isSwapView(router.current().view)
    if (shown) router.reset('Account')
    ifStill(signal, () => swap.reset())
    const forceUpdate = [order.source.address, order.target.address]
    void core.use(createTokenBalances).load({ forceUpdate })
    core.refreshBalance().catch((error: unknown) => noteFailure(core, 'swap.balance', error))
  }

  async function followSwap(signal: AbortSignal, hash: string, order: SwapOrder) {
    const say = [order.source.symbol, formatToast(order.toAmount), order.target.symbol] as const
    toasts.show('loading', words.swapping(...say))
    const status = await swapReceipt(core, hash, order)
    if (status === 'reverted') {
      trackSwap(core, 'SWAP_ERROR', order)
      toasts.show('error', words.reverted)
      // What failed is not offered again: the next look at it, within 10 s, finds what can be done now.
      ifStill(signal, () => swap.patch({ swapTransaction: undefined, reverted: true }))
      return
    }
    if (status === 'success') trackSwap(core, 'SWAP_SUCCESS', order)
    finish(signal, order)
    // The toast comes after the view, for a change of views hides it.
    if (status === 'success') toasts.show('success', words.swapped(...say))
    else toasts.show('loading', words.stillPending)
  }

  return {
    async sendTransactionForApproval() {
      const { approvalTransaction: approval, loadingApprovalTransaction } = swap.get()
      if (!approval || loadingApprovalTransaction) return
      const { kind, order, proposal } = approval
      const signal = swap.signal()
      swap.patch({ loadingApprovalTransaction: true })
      try {
        const units = kind === 'reset' ? 0n : order.amount
        const wrong =
          (await checkSigner(core, order)) ?? (await checkApproval(proposal, order, units))
        if (wrong) return stop(signal, wrong)
        if (!isSecureWallet()) {
          toasts.show('loading', kind === 'reset' ? words.resetInWallet : words.approveInWallet)
        }
        const hash = await signProposal(core, proposal, order, { success: 'back' })
        const status = await swapReceipt(core, hash, order)
        if (status === 'reverted') toasts.show('error', words.approvalReverted)
        else toasts.hide()
        ifStill(signal, () => {
          swap.patch({ approvalTransaction: undefined, loadingApprovalTransaction: false })
          // Elsewhere nothing has to be signed; the preview looks for itself when it is opened.
          const { view } = router.current()
          if (view === swapRoutes(view).preview) void builds.getTransaction(signal)
        })
      } catch (error) {
        tell(error)
      } finally {
        ifStill(signal, () => swap.patch({ loadingApprovalTransaction: false }))
      }
    },

    async sendTransactionForSwap() {
      const { swapTransaction, loadingTransaction } = swap.get()
      if (!swapTransaction || loadingTransaction) return
      const { order, proposal } = swapTransaction
      const signal = swap.signal()
      swap.patch({ loadingTransaction: true, reverted: false })
      try {
        const wrong = (await checkSigner(core, order)) ?? (await checkSwap(proposal, order))
        if (wrong) return stop(signal, wrong)
        if (!isSecureWallet()) toasts.show('loading', words.confirmInWallet)
        const hash = await signProposal(core, proposal, order, { success: 'Account' })
        await followSwap(signal, hash, order)
      } catch (error) {
        trackSwap(core, 'SWAP_ERROR', order)
        tell(error)
      } finally {
        ifStill(signal, () => swap.patch({ loadingTransaction: false }))
      }
    },
  }
}
