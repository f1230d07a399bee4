import type { ChainId } from '../../../../backends/port/chainIds.ts'
import type { Eip1193Request } from '../../../../backends/port/connectors.ts'
import { chainIdHex, hexQuantity } from '../../../../backends/port/hex.ts'
import type { ProposedTransaction } from '../../../../backends/port/services/swap.ts'
import type { Core } from '../../../core/core.ts'
import { swapTexts } from '../../../core/texts/swap/swapTexts.ts'
import { readTransactionHash } from '../../../money/transaction/readTransactionHash.ts'
import type { TransactionPlan } from '../../../money/transaction/transactionPlan.ts'
import { createTransactions } from '../../../money/transaction/transactions.ts'
import { approvalEffect, swapEffect } from '../order/swapEffects.ts'
import { approvalGuards, swapGuards, type RateGuard } from '../order/swapGuards.ts'
import { trackSwap } from '../order/trackSwap.ts'
import type { SwapStore } from '../state/swapModel.ts'
import { offerOf, swapOrderOf } from '../state/swapSelectors.ts'
import type { SwapOutcomes, SwapSender } from '../swap.ts'
import type { CheckedApproval, CheckedTransaction, SwapProblem } from '../swapTypes.ts'
import { createPendingApprovals } from './pendingApprovals.ts'

/** The differences between signing an approval and signing a swap. */
interface SwapPlan<Shown> extends Pick<
  TransactionPlan<Shown, SwapProblem>,
  'effect' | 'guards' | 'success'
> {
  readonly kind: 'approval' | 'swap'
  /** Returns the transaction on offer at this moment. */
  readonly offered: () => Shown | undefined
  /** The text of the toast while an external wallet asks. */
  readonly toast: string
}

/** Requests the signatures of one widget's swap. Continues when the views of the swap are left. */
export function createSwapSender(
  core: Core,
  swap: SwapStore,
  { outcomes, rate }: { readonly outcomes: SwapOutcomes; readonly rate: RateGuard },
): SwapSender {
  const { session, toasts } = core
  const texts = core.use(swapTexts)
  const transactions = core.use(createTransactions)
  const approvals = core.use(createPendingApprovals)

  async function sign<Shown extends CheckedTransaction>(
    screen: number,
    shown: Shown,
    { effect, guards, kind, offered, success, toast }: SwapPlan<Shown>,
  ) {
    const { chainId, user } = shown.order
    return transactions.sign<Shown, SwapProblem>({
      order: { kind, screen, chainId, account: user, shown },
      // The transaction that was built, with the order on screen at this moment.
      shownNow() {
        const [built, order] = [offered(), swapOrderOf(core, swap.get())]
        return built && order && { ...built, order }
      },
      sources: [swap.store],
      guards,
      request: (order) => swapRequest(order.chainId, order.shown.proposal),
      readAnswer: readTransactionHash,
      success,
      result: 'awaited',
      effect,
      onRequest() {
        // The secure wallet asks in the widget itself, so no toast is needed.
        if (session.connection()?.type !== 'AUTH') toasts.show('loading', toast)
      },
    })
  }

  return {
    async sendTransactionForApproval(screen, shown) {
      if (transactions.store.getState().status !== 'idle') return
      swap.send({ type: 'refused', because: undefined })
      const isReset = shown.kind === 'reset'
      const { symbol } = shown.order.source
      const outcome = await sign<CheckedApproval>(screen, shown, {
        kind: 'approval',
        offered() {
          const offer = offerOf(swap.get())
          return offer.status === 'approval' ? offer.approval : undefined
        },
        guards: approvalGuards(rate),
        effect: approvalEffect(shown),
        success: 'back',
        toast: isReset ? texts.resetInWallet : texts.approveInWallet(symbol),
      })
      if (outcome.kind === 'sent') await outcomes.followApproval(outcome, shown)
      else outcomes.explain(outcome)
    },

    approveAgain({ hash }) {
      approvals.remove(hash)
      outcomes.refreshPreview()
    },

    async sendTransactionForSwap(screen, shown) {
      if (transactions.store.getState().status !== 'idle') return
      swap.send({ type: 'sending' })
      const outcome = await sign<CheckedTransaction>(screen, shown, {
        kind: 'swap',
        offered() {
          const offer = offerOf(swap.get())
          return offer.status === 'swap' ? offer.transaction : undefined
        },
        guards: swapGuards(rate),
        effect: swapEffect(shown.order),
        success: 'Account',
        toast: texts.confirmInWallet,
      })
      if (outcome.kind === 'failed') trackSwap(core, 'SWAP_ERROR', shown.order)
      if (outcome.kind === 'sent') await outcomes.followSwap(outcome, shown.order)
      else outcomes.explain(outcome)
    },
  }
}

/**
 * Returns the wallet request that sends a checked proposal. The wallet chooses the gas price. The gas limit is the one
 * whose cost is on screen; without one, the wallet chooses it.
 */
export function swapRequest(
  chainId: ChainId,
  { from, to, data, value, gas }: ProposedTransaction,
): Eip1193Request {
  const transaction = {
    from,
    to,
    data,
    value: hexQuantity(value),
    chainId: chainIdHex(chainId),
    ...(gas === undefined ? {} : { gas: hexQuantity(gas) }),
  }
  return { method: 'eth_sendTransaction', params: [transaction] }
}
