import { nativeAddress } from '../../../../backends/port/services/nativeAddress.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { namespaceOf } from '../../../../backends/port/chainIds.ts'
import type { Core } from '../../../core/core.ts'
import { truncateAddress } from '../../../core/formats/truncateAddress.ts'
import { amountOfUnits } from '../../../money/amounts/money.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { createSendState } from '../sendState.ts'
import { createFigures } from '../../../core/locale/figures.ts'
import { createSendTexts } from '../../../core/texts/money/sendTexts.ts'
import { createTokenBalances } from '../../../money/balances/tokenBalances.ts'
import { createTransactions } from '../../../money/transaction/transactions.ts'
import { createPendingTransactions } from '../../../money/transaction/pending/pendingTransactions.ts'
import { readTransactionHash } from '../../../money/transaction/readTransactionHash.ts'
import type { TransactionOrder } from '../../../money/transaction/transactionOrder.ts'
import type { TransactionOutcome } from '../../../money/transaction/transactionPlan.ts'
import { currentTransfer, transferSources } from './currentTransfer.ts'
import { recentRecipients } from '../recipient/recentRecipients.ts'
import { recipientGuard } from '../recipient/recipientGuard.ts'
import { recordTransfer } from './recordTransfer.ts'
import type { SendProblem } from './sendProblem.ts'
import { tokenGuard } from './tokenGuard.ts'
import { walletGuard } from './walletGuard.ts'
import { transferRequest } from './transferRequest.ts'
import type { Transfer } from './transfer.ts'

type Sent = Extract<TransactionOutcome, { kind: 'sent' }>

/** The reason why the transfer of one screen was not sent. */
interface SendingState {
  readonly stopped: { readonly screen: number; readonly problem: SendProblem } | undefined
}

export interface Sending {
  readonly store: StoreApi<SendingState>
  /**
   * Requests the signature of the transfer on the screen with that id (A-158, open point 142, wire 1.11). Never
   * rejects.
   */
  sendToken(screen: number, transfer: Transfer): Promise<void>
}

/** Sends transfers for one widget: `core.use(createSending)`. Continues when its screen is left. */
export function createSending(core: Core): Sending {
  const { account, backend, networks, router, toasts, track } = core
  const texts = core.use(createSendTexts)
  const transactions = core.use(createTransactions)
  const pending = core.use(createPendingTransactions)
  const store = createStore<SendingState>(() => ({ stopped: undefined }))

  const factsOf = ({ chainId, decimals, symbol, token, units }: Transfer) => ({
    isSmartAccount: account.getState().type === 'smartAccount',
    network: chainId,
    token: token ?? symbol,
    // Analytics use floats; the sent amount does not come from here.
    amount: Number(amountOfUnits(units, decimals).toFixed()),
  })

  function stop(order: TransactionOrder<Transfer>, problem: SendProblem) {
    store.setState({ stopped: { screen: order.screen, problem } })
    // The form was reset by another account or network, so its preview is gone.
    if (problem.kind === 'account') toasts.show('error', texts.accountChanged)
    if (problem.kind === 'chain') toasts.show('error', texts.networkChanged)
  }

  function started({ screen, shown }: TransactionOrder<Transfer>, left: boolean) {
    track('SEND_SUCCESS', factsOf(shown))
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
    toasts.show('success', texts.started)
  }

  async function follow(shown: Transfer, { answer, result }: Sent) {
    const { chainId, token } = shown
    const network = networks.find(chainId)
    if (!network) return
    const amount = amountOfUnits(shown.units, shown.decimals).toFixed()
    const paid = { amount, symbol: shown.symbol }
    const sent = { hash: answer, kind: 'transfer', chainId, account: shown.from, paid } as const
    pending.add(sent, result)
    const record = recordTransfer(core, shown, answer)
    const end = await result
    record(end)
    // The line in the view shows the error if it is on screen.
    if ((end === 'reverted' || end === 'dropped') && !pending.isShown()) {
      toasts.show('error', texts[end])
    }
    // Gas is always paid in the coin. The service returns this only for EVM tokens (wire 1.7).
    const changed = network.chain === 'eip155' ? [nativeAddress, token ?? []].flat() : []
    const forceUpdate = changed.map((each) => `${chainId}:${each}`)
    await Promise.all([
      core.use(createTokenBalances).load(forceUpdate.length > 0 ? { forceUpdate } : {}),
      core.refreshBalance().catch((error: unknown) => noteFailure(core, 'send.balance', error)),
    ])
  }

  return {
    store,
    async sendToken(screen, shown) {
      if (transactions.store.getState().status !== 'idle') return
      store.setState({ stopped: undefined })
      track('SEND_INITIATED', factsOf(shown))
      const { chainId, from } = shown
      const order = { kind: 'transfer', screen, chainId, account: from, shown } as const
      const outcome = await transactions.sign<Transfer, SendProblem>({
        order,
        shownNow: () => currentTransfer(core),
        sources: transferSources(core),
        guards: [recipientGuard, walletGuard, tokenGuard],
        request: (frozen, signal) => transferRequest(core, frozen.shown, signal),
        readAnswer: readTransactionHash,
        success: 'Account',
        result: 'followed',
      })
      switch (outcome.kind) {
        case 'stopped':
          return stop(order, outcome.problem)
        case 'dropped':
          return outcome.because === 'left' ? undefined : stop(order, { kind: outcome.because })
        case 'failed':
          noteFailure(core, 'send', outcome.error)
          track('SEND_ERROR', factsOf(shown))
          // A visitor who left the order no longer wants it.
          return outcome.left ? undefined : toasts.show('error', texts.failed)
        case 'sent':
          started(order, outcome.left)
          return follow(shown, outcome)
        case 'busy':
          return undefined
      }
    },
  }
}
