import { toFoyerError } from '../../../../backends/port/toFoyerError.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { orderKey } from '../../../money/tokens/orderKey.ts'
import type { GuardContext } from '../../../money/transaction/transactionGuard.ts'
import { createConfirmedRisks, isRisk } from './confirmedRisks.ts'
import { createRecipientVerdicts } from './recipientVerdicts.ts'
import type { RecipientVerdict } from './recipientVerdict.ts'
import type { SendProblem } from './sendProblem.ts'
import type { Transfer } from './transfer.ts'

/**
 * Guard: money can leave the recipient's address again, or the visitor confirmed that it may be lost (open points 300,
 * 301). Rejects with `aborted`; any other failure means that the address cannot be checked.
 */
export async function walletGuard({
  core,
  order: { screen, shown },
  signal,
}: Pick<GuardContext<Transfer>, 'core' | 'order' | 'signal'>): Promise<SendProblem | undefined> {
  let verdict: RecipientVerdict
  try {
    verdict = await core.use(createRecipientVerdicts).load(shown, signal)
  } catch (thrown) {
    const error = toFoyerError(thrown)
    if (error.code === 'aborted') throw error
    noteFailure(core, 'send.recipient', error)
    return { kind: 'recipientUnchecked' }
  }
  if (verdict === 'notWallet') return { kind: 'notWallet' }
  const order = { screen, order: orderKey(shown) }
  const isConfirmed = !isRisk(verdict) || core.use(createConfirmedRisks).has(order, verdict)
  return isConfirmed ? undefined : { kind: 'recipientUnconfirmed' }
}
