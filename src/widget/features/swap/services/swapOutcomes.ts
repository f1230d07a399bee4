import { FoyerError } from '../../../../backends/port/errors.ts'
import { formatUnits } from '../../../../backends/port/formatUnits.ts'
import { toFoyerError } from '../../../../backends/port/toFoyerError.ts'
import type { Core } from '../../../core/core.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { createFigures } from '../../../core/locale/figures.ts'
import { formatPaid, formatReceived } from '../../../money/amounts/shortAmounts.ts'
import { createTokenBalances } from '../../../money/balances/tokenBalances.ts'
import { swapTexts } from '../../../core/texts/swap/swapTexts.ts'
import { createPendingTransactions } from '../../../money/transaction/pending/pendingTransactions.ts'
import type { TransactionEffect } from '../../../money/transaction/result/transactionEffect.ts'
import { approvalEffect, swapEffect } from '../order/swapEffects.ts'
import { walletReason } from '../../../money/transaction/walletReason.ts'
import { trackSwap } from '../order/trackSwap.ts'
import { formatTarget } from '../rules/swapFormats.ts'
import type { SwapStore } from '../state/swapModel.ts'
import type { SentTransaction, SwapBuilder, SwapOutcomes } from '../swap.ts'
import { swapRoutes } from '../swapRoutes.ts'
import type { SwapOrder, SwapProblem } from '../swapTypes.ts'
import { createPendingApprovals } from './pendingApprovals.ts'

/** Handles the outcome of each signature request of one widget's swap. */
export function createSwapOutcomes(
  core: Core,
  swap: SwapStore,
  builder: SwapBuilder,
): SwapOutcomes {
  const { router, toasts } = core
  const texts = core.use(swapTexts)
  const { write } = core.use(createFigures)
  const approvals = core.use(createPendingApprovals)
  const pending = core.use(createPendingTransactions)

  function refreshPreview() {
    const { view } = router.current()
    if (view === swapRoutes(view).preview) void builder.getTransaction(swap.signal())
  }

  function showStop({ kind }: SwapProblem) {
    toasts.show('error', texts.stoppedBecause(texts.stoppedReasons[kind]))
  }

  return {
    refreshPreview,

    explain(outcome) {
      switch (outcome.kind) {
        case 'stopped':
          swap.send({ type: 'stopped', because: outcome.problem.kind })
          return showStop(outcome.problem)
        case 'dropped':
          if (outcome.because === 'left') return
          showStop({ kind: outcome.because })
          return outcome.because === 'changed' ? refreshPreview() : undefined
        case 'failed': {
          noteFailure(core, 'swap.send', outcome.error)
          // A visitor who left the order no longer wants it; a request that was aborted ended with the modal (C-345).
          if (outcome.left || toFoyerError(outcome.error).code === 'aborted') return
          swap.send({ type: 'refused', because: walletReason(outcome.error) })
          return toasts.show('error', shortMessage(outcome.error) ?? texts.transactionError)
        }
        case 'busy':
          return
      }
    },

    async followSwap(sent, order) {
      const { amountText, source, target, toUnits = 0n } = order
      addPending(core, 'swap', sent, order, swapEffect(order))
      const amountsWith = (units: bigint) =>
        [
          write(formatPaid(amountText)),
          source.symbol,
          write(formatReceived(formatUnits(units, target.decimals))),
          target.symbol,
        ] as const
      const amounts = amountsWith(toUnits)
      if (sent.left) toasts.show('success', texts.lateSwap(...amounts))
      else toasts.show('loading', texts.swapping(...amounts))
      const { amount = toUnits, status: result } = await sent.result
      if (result === 'reverted' || result === 'unmoved') {
        trackSwap(core, 'SWAP_ERROR', order)
        // No toast where a line of the account on the screen shows the failure.
        if (!pending.isShown()) {
          toasts.show(
            'error',
            result === 'reverted' ? texts.reverted : texts.nothingArrived(target.symbol),
          )
        }
        // A failed swap is not offered again: the next refresh, within 10 s, builds a new one.
        if (!sent.left && sent.isShown()) {
          swap.send({ type: 'swapFailed', reverted: result === 'reverted' })
        }
        return
      }
      if (result === 'success') trackSwap(core, 'SWAP_SUCCESS', order)
      finish(core, sent, order)
      // A line of the account shows the result. A toast would be shown after the change of views, which would hide it.
      if (pending.isShown()) {
        // With the account already open, no change of view has hidden the toast of the swap that was under way.
        if (toasts.store.getState().toast?.variant === 'loading') toasts.hide()
        return
      }
      if (result === 'success') toasts.show('success', texts.swapped(...amountsWith(amount)))
      else toasts.show('loading', texts.stillPending)
    },

    async followApproval(sent, shown) {
      const { amountText, source } = shown.order
      if (sent.left) toasts.show('success', texts.lateApproval(write(amountText), source.symbol))
      // The wallet has been answered; the button shows that the approval is being mined.
      else toasts.hide()
      approvals.add(shown, sent.answer)
      addPending(core, 'approval', sent, shown.order, approvalEffect(shown))
      const { status: result } = await sent.result
      // No other approval is offered until the result of this one is known, because both could be mined (open point
      // 194).
      if (result !== 'pending' && result !== 'unknown') approvals.remove(sent.answer)
      if (result === 'reverted' || result === 'unmoved') {
        toasts.show('error', texts.approvalReverted)
      }
      if (!sent.left && sent.isShown()) {
        // The screen shows the swap next, so the approval needs no message.
        if (result === 'success') pending.dismiss(sent.answer)
        swap.send({ type: 'approvalSettled' })
      }
      refreshPreview()
    },
  }
}

/** Leaves the swap whose result is known, and loads the new balances. */
function finish(core: Core, { isShown, left }: SentTransaction, { source, target }: SwapOrder) {
  // Leaving the views of the swap resets it.
  if (!left && isShown()) core.router.reset('Account')
  void core.use(createTokenBalances).load({ forceUpdate: [source.address, target.address] })
  core.refreshBalance().catch((error: unknown) => noteFailure(core, 'swap.balance', error))
}

/** Shows the progress of the transaction on the account. */
function addPending(
  core: Core,
  kind: 'approval' | 'swap',
  { answer, result }: SentTransaction,
  order: SwapOrder,
  effect: TransactionEffect | undefined,
) {
  const { chainId, source, target, toUnits = 0n, user } = order
  const paid = { amount: formatUnits(order.amount, source.decimals), symbol: source.symbol }
  const received = { amount: formatTarget(toUnits, target.decimals), symbol: target.symbol }
  const sent = { hash: answer, kind, chainId, account: user, paid, effect }
  core.use(createPendingTransactions).add(kind === 'swap' ? { ...sent, received } : sent, result)
}

/** The most characters of a message that fit into a toast. */
const longestMessage = 120

/** Characters that break the line, are invisible or reverse the text. A wallet's message is not filtered earlier. */
const unreadable = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u

/** Returns the wallet's own short message for a failure; `undefined` if it has none that can be shown. */
export function shortMessage(thrown: unknown): string | undefined {
  const text =
    thrown instanceof FoyerError
      ? thrown.details.serverText
      : typeof thrown === 'object' && thrown !== null && 'message' in thrown
        ? thrown.message
        : undefined
  if (typeof text !== 'string') return undefined
  const line = text.trim()
  return line === '' || line.length > longestMessage || unreadable.test(line) ? undefined : line
}
