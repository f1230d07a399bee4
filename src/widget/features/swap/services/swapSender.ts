import { toFoyerError } from '../../../../backends/port/toFoyerError.ts'
import type { Core } from '../../../core/core.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { createFigures } from '../../../core/locale/figures.ts'
import { amountOfUnits } from '../../../money/amounts/money.ts'
import { formatPaid, formatReceived } from '../../../money/amounts/shortAmounts.ts'
import { createSwapTexts } from '../../../core/texts/money/swapTexts.ts'
import { createTokenBalances } from '../../../money/balances/tokenBalances.ts'
import { createTransactions } from '../../../money/transaction/transactions.ts'
import { createPendingTransactions } from '../../../money/transaction/pending/pendingTransactions.ts'
import { readTransactionHash } from '../../../money/transaction/readTransactionHash.ts'
import type { TransactionOrder } from '../../../money/transaction/transactionOrder.ts'
import type { TransactionOutcome } from '../../../money/transaction/transactionPlan.ts'
import type { SwapStore } from '../state/swapModel.ts'
import type { SwapBuilder, SwapSender } from '../swap.ts'
import { createPendingApprovals } from './pendingApprovals.ts'
import { shortMessage } from './shortMessage.ts'
import { formatTarget } from '../rules/swapFormats.ts'
import {
  approvalGuards,
  swapGuards,
  type RateGuard,
  type SwapProblem,
} from '../order/swapGuards.ts'
import type { SwapOrder, CheckedApproval, CheckedTransaction } from '../swapTypes.ts'
import { swapOrderOf } from '../order/swapOrderOf.ts'
import { swapRequest } from '../order/swapRequest.ts'
import { swapRoutes } from '../swapRoutes.ts'
import { trackSwap } from '../order/trackSwap.ts'

type Sent = Extract<TransactionOutcome, { kind: 'sent' }>

/** What is signed for one widget's swap. Goes on when its views are left. */
export function createSwapSender(
  core: Core,
  swap: SwapStore,
  { builder, rate }: { readonly builder: SwapBuilder; readonly rate: RateGuard },
): SwapSender {
  const { router, session, toasts } = core
  const texts = core.use(createSwapTexts)
  const { write } = core.use(createFigures)
  const transactions = core.use(createTransactions)
  const approvals = core.use(createPendingApprovals)
  const pending = core.use(createPendingTransactions)

  const orderOf = <Shown extends CheckedTransaction>(
    kind: 'approval' | 'swap',
    screen: number,
    shown: Shown,
  ): TransactionOrder<Shown> => {
    const { chainId, user } = shown.order
    return { kind, screen, chainId, account: user, shown }
  }

  /** What was built, with the order of this moment. */
  function shownNow<Shown extends CheckedTransaction>(built: Shown | undefined): Shown | undefined {
    const order = swapOrderOf(core, swap.get())
    return built && order && { ...built, order }
  }

  /** The secure wallet asks in the widget itself. */
  function point(text: string) {
    if (session.connection()?.type !== 'AUTH') toasts.show('loading', text)
  }

  /** The preview looks anew; elsewhere nothing has to be signed. */
  function lookAnew() {
    const { view } = router.current()
    if (view === swapRoutes(view).preview) void builder.getTransaction(swap.signal())
  }

  function stop({ kind }: SwapProblem) {
    toasts.show('error', texts.stoppedBecause(texts.stoppedReasons[kind]))
  }

  /** Tells why nothing was sent. */
  function explain(outcome: Exclude<TransactionOutcome<SwapProblem>, Sent>) {
    switch (outcome.kind) {
      case 'stopped':
        swap.send({ type: 'stopped', because: outcome.problem.kind })
        return stop(outcome.problem)
      case 'dropped':
        if (outcome.because === 'left') return
        stop({ kind: outcome.because })
        return outcome.because === 'changed' ? lookAnew() : undefined
      case 'failed': {
        noteFailure(core, 'swap.send', outcome.error)
        // Whoever left the order refuses what they do not want; what was aborted went away with the modal (C-345).
        if (outcome.left || toFoyerError(outcome.error).code === 'aborted') return
        return toasts.show('error', shortMessage(outcome.error) ?? texts.transactionError)
      }
      case 'busy':
        return
    }
  }

  function finish({ isShown, left }: Sent, { source, target }: SwapOrder) {
    // Leaving the views of the swap resets it.
    if (!left && isShown()) router.reset('Account')
    void core.use(createTokenBalances).load({ forceUpdate: [source.address, target.address] })
    core.refreshBalance().catch((error: unknown) => noteFailure(core, 'swap.balance', error))
  }

  /** Shows on the account how it goes. */
  function keep(kind: 'approval' | 'swap', { answer, result }: Sent, order: SwapOrder) {
    const { chainId, source, target, toAmount, user } = order
    const amount = amountOfUnits(order.amount, source.decimals).toFixed()
    const paid = { amount, symbol: source.symbol }
    const received = { amount: formatTarget(toAmount), symbol: target.symbol }
    const sent = { hash: answer, kind, chainId, account: user, paid }
    pending.add(kind === 'swap' ? { ...sent, received } : sent, result)
  }

  async function followSwap(sent: Sent, order: SwapOrder) {
    keep('swap', sent, order)
    const say = [
      write(formatPaid(order.amountText)),
      order.source.symbol,
      write(formatReceived(order.toAmount)),
      order.target.symbol,
    ] as const
    if (sent.left) toasts.show('success', texts.lateSwap(...say))
    else toasts.show('loading', texts.swapping(...say))
    const result = await sent.result
    if (result === 'reverted' || result === 'dropped') {
      trackSwap(core, 'SWAP_ERROR', order)
      // Its line says it where that is on the screen.
      if (!pending.isShown()) {
        toasts.show('error', result === 'reverted' ? texts.reverted : texts.dropped)
      }
      // What failed is not offered again: the next look at it, within 10 s, finds what can be done now.
      if (!sent.left && sent.isShown()) {
        swap.send({ type: 'swapFailed', reverted: result === 'reverted' })
      }
      return
    }
    if (result === 'success') trackSwap(core, 'SWAP_SUCCESS', order)
    finish(sent, order)
    // The toast comes after the view, for a change of views hides it.
    if (result === 'success') toasts.show('success', texts.swapped(...say))
    else toasts.show('loading', texts.stillPending)
  }

  async function followApproval(sent: Sent, shown: CheckedApproval) {
    const { amountText, source } = shown.order
    if (sent.left) toasts.show('success', texts.lateApproval(write(amountText), source.symbol))
    approvals.add(shown, sent.answer)
    keep('approval', sent, shown.order)
    const result = await sent.result
    // Until its end is known no other one is offered (open point 194).
    if (result !== 'pending' && result !== 'unknown') approvals.remove(sent.answer)
    if (result === 'reverted') toasts.show('error', texts.approvalReverted)
    else if (result === 'dropped') toasts.show('error', texts.approvalDropped)
    else if (!sent.left) toasts.hide()
    if (!sent.left && sent.isShown()) {
      // The screen goes on to the swap: nothing has to be told of it later.
      if (result === 'success') pending.dismiss(sent.answer)
      swap.send({ type: 'approvalSettled' })
    }
    lookAnew()
  }

  return {
    async sendTransactionForApproval(screen, shown) {
      const outcome = await transactions.sign<CheckedApproval, SwapProblem>({
        order: orderOf('approval', screen, shown),
        shownNow: () => shownNow(swap.get().approvalTransaction),
        sources: [swap.store],
        guards: approvalGuards(rate),
        request: (order) => swapRequest(order.chainId, order.shown.proposal),
        readAnswer: readTransactionHash,
        success: 'back',
        result: 'awaited',
        onRequest: () =>
          point(
            shown.kind === 'reset'
              ? texts.resetInWallet
              : texts.approveInWallet(shown.order.source.symbol),
          ),
      })
      if (outcome.kind === 'sent') await followApproval(outcome, shown)
      else explain(outcome)
    },

    approveAgain({ hash }) {
      approvals.remove(hash)
      lookAnew()
    },

    async sendTransactionForSwap(screen, shown) {
      if (transactions.store.getState().status !== 'idle') return
      swap.send({ type: 'sending' })
      const outcome = await transactions.sign<CheckedTransaction, SwapProblem>({
        order: orderOf('swap', screen, shown),
        shownNow: () => shownNow(swap.get().swapTransaction),
        sources: [swap.store],
        guards: swapGuards(rate),
        request: (order) => swapRequest(order.chainId, order.shown.proposal),
        readAnswer: readTransactionHash,
        success: 'Account',
        result: 'awaited',
        onRequest: () => point(texts.confirmInWallet),
      })
      if (outcome.kind === 'failed') trackSwap(core, 'SWAP_ERROR', shown.order)
      if (outcome.kind === 'sent') await followSwap(outcome, shown.order)
      else explain(outcome)
    },
  }
}
