import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Core } from '../../../core/core.ts'
import { readTransactionHash } from '../../../money/transaction/readTransactionHash.ts'
import { createTransactions } from '../../../money/transaction/transactions.ts'
import { effectGuard } from '../order/effectGuard.ts'
import { recipientGuard } from '../order/recipientGuard.ts'
import type { SendProblem } from '../order/sendProblem.ts'
import { tokenGuard } from '../order/tokenGuard.ts'
import { trackTransfer } from '../order/trackTransfer.ts'
import { transferEffect, type Transfer } from '../order/transfer.ts'
import { transferRequest } from '../order/transferRequest.ts'
import { walletGuard } from '../order/walletGuard.ts'
import { currentTransfer, transferSources } from './currentTransfer.ts'
import { createSendOutcomes } from './sendOutcomes.ts'

/** The reason why the transfer of one screen was not sent. */
interface SendingState {
  readonly stopped: { readonly screen: number; readonly problem: SendProblem } | undefined
}

export interface Sending {
  readonly store: StoreApi<SendingState>
  /** Requests the signature of the transfer on the screen with that id. Never rejects. */
  sendToken(screen: number, transfer: Transfer): Promise<void>
}

/** Creates the sending of a widget; read it by `core.use(createSending)`. It continues when its screen is left. */
export function createSending(core: Core): Sending {
  const transactions = core.use(createTransactions)
  const store = createStore<SendingState>(() => ({ stopped: undefined }))
  const outcomes = createSendOutcomes(core, (stopped) => store.setState({ stopped }))

  return {
    store,
    async sendToken(screen, shown) {
      if (transactions.store.getState().status !== 'idle') return
      store.setState({ stopped: undefined })
      trackTransfer(core, 'SEND_INITIATED', shown)
      const { chainId, from } = shown
      const order = { kind: 'transfer', screen, chainId, account: from, shown } as const
      const outcome = await transactions.sign<Transfer, SendProblem>({
        order,
        shownNow: () => currentTransfer(core),
        sources: transferSources(core),
        guards: [recipientGuard, walletGuard, tokenGuard, effectGuard],
        request: (frozen, signal) => transferRequest(core, frozen.shown, signal),
        readAnswer: readTransactionHash,
        success: 'Account',
        result: 'followed',
        effect: transferEffect(shown),
      })
      if (outcome.kind === 'sent') await outcomes.follow(outcome, order)
      else outcomes.explain(outcome, order)
    },
  }
}
