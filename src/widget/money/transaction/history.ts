import { namespaceOf } from '../../../backends/port/chainIds.ts'
import type { Network } from '../../../backends/port/network.ts'
import type { History, Transaction } from '../../../backends/port/services/history.ts'
import type { Core } from '../../core/core.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import { lookAtTransaction } from './followTransaction.ts'
import { sentTransactions } from './sentTransactions.ts'

/** The activity: from the service, or else the transactions that this widget sent. `core.use(createHistory)`. */
export function createHistory(core: Core): History {
  return core.backend.history ?? ownHistory(core)
}

function ownHistory(core: Core): History {
  const { networks } = core
  const { storage } = core.backend

  /** With its current result; unchanged if the chain does not return one. */
  async function settled(sent: Transaction, network: Network, signal: AbortSignal | undefined) {
    if (sent.status !== 'pending') return sent
    try {
      const { hash, minedAt: sentAt } = sent
      const result = await lookAtTransaction(core, network, { hash, sentAt }, signal)
      if (result === 'pending') return sent
      const now: Transaction = { ...sent, status: statuses[result] }
      sentTransactions.put(storage, network.chain, now)
      return now
    } catch (error) {
      noteFailure(core, 'activity.sent', error)
      return sent
    }
  }

  return {
    async transactions({ account, chainId, onramp }, signal) {
      const network = chainId && networks.find(chainId)
      if (!network || onramp) return { transactions: [] }
      const sent = sentTransactions
        .read(storage, namespaceOf(network.id))
        .filter((each) => each.chainId === network.id && sameAccount(each.sentFrom, account))
      return { transactions: await Promise.all(sent.map((each) => settled(each, network, signal))) }
    },
  }
}

const statuses = { success: 'confirmed', reverted: 'failed', dropped: 'dropped' } as const

const sameAccount = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
