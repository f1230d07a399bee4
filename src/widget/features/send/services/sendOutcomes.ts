import { namespaceOf } from '../../../../backends/port/chainIds.ts'
import { nativeAddress } from '../../../../backends/port/services/nativeAddress.ts'
import type { Core } from '../../../core/core.ts'
import { truncateAddress } from '../../../core/formats/truncateAddress.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { createFigures } from '../../../core/locale/figures.ts'
import { sendTexts } from '../../../core/texts/send/sendTexts.ts'
import { amountOfUnits } from '../../../money/amounts/money.ts'
import { createTokenBalances } from '../../../money/balances/tokenBalances.ts'
import { createPendingTransactions } from '../../../money/transaction/pending/pendingTransactions.ts'
import type { TransactionOrder } from '../../../money/transaction/transactionOrder.ts'
import { walletReason } from '../../../money/transaction/walletReason.ts'
import type { TransactionOutcome } from '../../../money/transaction/transactionPlan.ts'
import type { SendProblem } from '../order/sendProblem.ts'
import { trackTransfer } from '../order/trackTransfer.ts'
import { transferEffect, type Transfer } from '../order/transfer.ts'
import { createSendState } from '../state/sendState.ts'
import { recentRecipients } from './recentRecipients.ts'
import { recordTransfer } from './recordTransfer.ts'

type SentTransaction = Extract<TransactionOutcome, { kind: 'sent' }>
type TransferOrder = TransactionOrder<Transfer>

/** Handles the outcome of each signature request for a transfer. */
interface SendOutcomes {
  /** Shows why nothing was sent. */
  explain(
    outcome: Exclude<TransactionOutcome<SendProblem>, SentTransaction>,
    order: TransferOrder,
  ): void
  /** Follows a sent transfer until its result is known. */
  follow(sent: SentTransaction, order: TransferOrder): Promise<void>
}

/** Creates the handlers of a widget. `onStop` receives why the transfer of a screen was not sent. */
export function createSendOutcomes(
  core: Core,
  onStop: (stopped: { readonly screen: number; readonly problem: SendProblem }) => void,
): SendOutcomes {
  const { backend, networks, router, toasts } = core
  const texts = core.use(sendTexts)
  const pending = core.use(createPendingTransactions)

  function stop({ screen }: TransferOrder, problem: SendProblem) {
    onStop({ screen, problem })
    // The form was reset by another account or network, so its preview is gone.
    if (problem.kind === 'account') toasts.show('error', texts.accountChanged)
    if (problem.kind === 'chain') toasts.show('error', texts.networkChanged)
  }

  function begin({ screen, shown }: TransferOrder, left: boolean) {
    trackTransfer(core, 'SEND_SUCCESS', shown)
    const sender = { chain: namespaceOf(shown.chainId), account: shown.from }
    recentRecipients.add(backend.storage, sender, shown.recipient)
    if (left) {
      const amount = core
        .use(createFigures)
        .write(amountOfUnits(shown.units, shown.decimals).toFixed())
      const to = shown.name ?? truncateAddress(shown.recipient, 6, 4)
      return toasts.show('success', texts.lateApproval(`${amount} ${shown.symbol}`, to))
    }
    core.use(createSendState).reset()
    // The secure wallet navigates after its approval.
    if (router.current().id === screen) router.reset('Account')
    if (!pending.isShown()) toasts.show('success', texts.started)
  }

  return {
    explain(outcome, order) {
      switch (outcome.kind) {
        case 'stopped':
          return stop(order, outcome.problem)
        case 'dropped':
          return outcome.because === 'left' ? undefined : stop(order, { kind: outcome.because })
        case 'failed': {
          noteFailure(core, 'send', outcome.error)
          trackTransfer(core, 'SEND_ERROR', order.shown)
          // A visitor who left the order no longer wants it.
          if (outcome.left) return undefined
          const kind = walletReason(outcome.error)
          if (kind) onStop({ screen: order.screen, problem: { kind } })
          return toasts.show('error', texts.failed)
        }
        case 'busy':
          return undefined
      }
    },

    async follow({ answer, left, result }, order) {
      begin(order, left)
      const { shown } = order
      const { chainId, token } = shown
      const network = networks.find(chainId)
      if (!network) return
      const amount = amountOfUnits(shown.units, shown.decimals).toFixed()
      const paid = { amount, symbol: shown.symbol }
      const effect = transferEffect(shown)
      const account = shown.from
      const sent = { hash: answer, kind: 'transfer', chainId, account, paid, effect } as const
      pending.add(sent, result)
      const record = recordTransfer(core, shown, answer)
      const { status } = await result
      record(status)
      // No toast where a line of the view on the screen shows the failure.
      if ((status === 'reverted' || status === 'unmoved') && !pending.isShown()) {
        toasts.show('error', texts.reverted)
      }
      // The balances that changed: gas is always paid in the coin, and the service refreshes only EVM tokens.
      const changed = network.chain === 'eip155' ? [nativeAddress, token ?? []].flat() : []
      const forceUpdate = changed.map((each) => `${chainId}:${each}`)
      await Promise.all([
        core.use(createTokenBalances).load(forceUpdate.length > 0 ? { forceUpdate } : {}),
        core.refreshBalance().catch((error: unknown) => noteFailure(core, 'send.balance', error)),
      ])
    },
  }
}
