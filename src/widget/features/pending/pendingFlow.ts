import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/kernel/flow.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import { createTokenBalances } from '../../money/balances/tokenBalances.ts'
import { lookAtPending } from '../../money/transaction/pending/lookAtPending.ts'
import {
  isOpen,
  type PendingTransaction,
} from '../../money/transaction/pending/pendingTransaction.ts'
import { createPendingTransactions } from '../../money/transaction/pending/pendingTransactions.ts'
import { sentByActive } from './sentByActive.ts'

export interface PendingFlowState {
  readonly status: 'looking' | 'resting'
}
export interface PendingFlowEvent {
  readonly type: 'due' | 'looked'
}

/**
 * The pause between two polls of a chain in ms, by the age of the newest transaction in ms: an old one seldom changes.
 */
export function pauseAfter(age: number): number {
  if (age < 2 * 60_000) return 4_000
  return age < 10 * 60_000 ? 15_000 : 60_000
}

/**
 * Polls the chains for the active account's transactions, while their lines are visible and their result is unknown, so
 * that a visitor learns the result of a slow one, too (open point 256). During a transaction's first 25 s the pipeline
 * itself waits for it.
 */
export function createPendingFlow(core: Core): Flow<PendingFlowState, PendingFlowEvent> {
  const { clock } = core.backend
  const pending = core.use(createPendingTransactions)

  const toLookAt = (): readonly PendingTransaction[] => {
    const { followed } = pending.store.getState()
    return sentByActive(core).filter(
      (sent) => isOpen(sent) && !followed.includes(sent.hash) && core.networks.find(sent.chainId),
    )
  }

  async function look(sent: PendingTransaction, signal: AbortSignal): Promise<boolean> {
    const network = core.networks.find(sent.chainId)
    if (!network) return false
    try {
      const news = await lookAtPending(core, network, sent, signal)
      signal.throwIfAborted()
      pending.update(sent.hash, news)
      return !isOpen({ ...sent, ...news })
    } catch (error) {
      // An unreadable chain proves nothing: the next poll may find the transaction.
      if (!signal.aborted) noteFailure(core, 'pending', error)
      return false
    }
  }

  return createFlow<PendingFlowState, PendingFlowEvent>(core, {
    name: 'pending',
    initial: { status: toLookAt().length > 0 ? 'looking' : 'resting' },
    transition: (state, { type }) =>
      type === 'due'
        ? state.status === 'resting'
          ? { status: 'looking' }
          : state
        : { status: 'resting' },
    effects: {
      async looking({ signal, report }) {
        const isFinal = await Promise.all(toLookAt().map((sent) => look(sent, signal)))
        if (isFinal.includes(true)) {
          void core.use(createTokenBalances).load()
          core.refreshBalance().catch(report)
        }
        return { type: 'looked' }
      },
      resting({ send }) {
        const knownHashes = new Set(toLookAt().map(({ hash }) => hash))
        const pollNow = () => send({ type: 'due' })
        const ages = toLookAt().map(({ sentAt }) => clock.now() - sentAt)
        const pause = pauseAfter(Math.min(...ages))
        const stop =
          knownHashes.size > 0 ? clock.setTimer('transaction.pending', pause, pollNow) : undefined
        const lookForNew = () => {
          if (toLookAt().some(({ hash }) => !knownHashes.has(hash))) pollNow()
        }
        const stops = [pending.store, core.session.store, core.networks.store].map((store) =>
          store.subscribe(lookForNew),
        )
        return () => [stop, ...stops].forEach((each) => each?.())
      },
    },
  })
}
