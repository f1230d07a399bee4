import { toFoyerError } from '../../../../backends/port/toFoyerError.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import type { GuardContext } from '../../../money/transaction/transactionGuard.ts'
import { sameAddress } from '../rules/addressRules.ts'
import { resolveRecipient } from './resolveRecipient.ts'
import type { SendProblem } from './sendProblem.ts'
import type { Transfer } from './transfer.ts'

/**
 * Guard: the name that the visitor entered still resolves to the recipient on screen. Rejects with `aborted`; any other
 * failure means that the name cannot be checked.
 */
export async function recipientGuard({
  core,
  order,
  signal,
}: Pick<GuardContext<Transfer>, 'core' | 'order' | 'signal'>): Promise<SendProblem | undefined> {
  const { name, recipient } = order.shown
  if (name === undefined) return undefined
  try {
    const now = await resolveRecipient(core, name, signal)
    if (now === undefined) return { kind: 'nameGone', name }
    return sameAddress(now, recipient) ? undefined : { kind: 'nameChanged', name, now }
  } catch (thrown) {
    const error = toFoyerError(thrown)
    if (error.code === 'aborted') throw error
    if (error.code === 'name.otherChain') return { kind: 'nameGone', name }
    noteFailure(core, 'send.name', error)
    return { kind: 'nameUnchecked', name }
  }
}
