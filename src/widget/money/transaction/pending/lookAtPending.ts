import type { Network } from '../../../../backends/port/network.ts'
import type { Core } from '../../../core/core.ts'
import { receiptTimeout } from '../receiptTimeout.ts'
import { lookAtTransaction } from '../result/lookAtTransaction.ts'
import { amountsOf, type PendingTransaction } from './pendingTransaction.ts'

/** Polls the chain for a transaction once, and returns what changes on its line. Rejects like the chain. */
export async function lookAtPending(
  core: Pick<Core, 'backend'>,
  network: Network,
  sent: PendingTransaction,
  signal: AbortSignal,
): Promise<Partial<PendingTransaction>> {
  const age = core.backend.clock.now() - sent.sentAt
  const { amount, ...news } = await lookAtTransaction(core, network, sent, signal)
  return { ...news, isLate: age >= receiptTimeout, ...amountsOf(sent, amount) }
}
