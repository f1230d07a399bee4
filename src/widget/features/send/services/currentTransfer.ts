import type { Core } from '../../../core/core.ts'
import type { Observable } from '../../../money/transaction/watchOrder.ts'
import { createRecipientFlow } from './recipientFlow.ts'
import { createSendForm } from '../state/sendForm.ts'
import type { Transfer } from '../order/transfer.ts'
import { transferOf } from '../state/sendSelectors.ts'

/** Returns the transfer of the current form; `undefined` while a part of it is missing. */
export function currentTransfer(core: Core): Transfer | undefined {
  const recipient = core.use(createRecipientFlow).store.getState()
  return transferOf(core.use(createSendForm).store.getState(), {
    from: core.session.address(),
    chainId: core.networks.store.getState().activeId,
    recipient:
      recipient.status === 'found'
        ? { address: recipient.address, name: recipient.byName ? recipient.name : undefined }
        : undefined,
  })
}

/** Returns the stores that the transfer is made of, besides account and network. */
export function transferSources(core: Core): readonly Observable[] {
  return [core.use(createSendForm).store, core.use(createRecipientFlow).store]
}
