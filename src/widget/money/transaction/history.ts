import { namespaceOf } from '../../../backends/port/chainIds.ts'
import type { Network } from '../../../backends/port/network.ts'
import type { History } from '../../../backends/port/services/history.ts'
import type { Core } from '../../core/core.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import { lookAtTransaction, type TransactionNews } from './result/lookAtTransaction.ts'
import { sentTransactions, type KeptTransaction } from './sentTransactions.ts'

/** The activity: from the service, or else the transactions that this widget sent. `core.use(createHistory)`. */
export function createHistory(core: Core): History {
  return core.backend.history ?? ownHistory(core)
}

function ownHistory(core: Core): History {
  const { networks } = core
  const { storage } = core.backend

  /** Returns a transaction with its current result; unchanged if the chain does not return one. */
  async function settled(sent: KeptTransaction, network: Network, signal: AbortSignal | undefined) {
    if (!open.includes(sent.status)) return sent
    try {
      const { hash, sentFrom: account, isSmartAccount = false } = sent
      const { status, nonce, passedAt } = await lookAtTransaction(
        core,
        network,
        { ...sent, hash, account, isSmartAccount },
        signal,
      )
      const now: KeptTransaction = {
        ...sent,
        status: statuses[status],
        ...(nonce === undefined ? {} : { nonce }),
        passedAt,
      }
      const isNews = (['status', 'nonce', 'passedAt'] as const).some(
        (key) => now[key] !== sent[key],
      )
      if (isNews) sentTransactions.put(storage, network.chain, now)
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

/** The statuses that may change. An earlier version stored `dropped`. */
const open: readonly string[] = ['pending', 'replaced', 'dropped']

const statuses = {
  pending: 'pending',
  success: 'confirmed',
  reverted: 'failed',
  unmoved: 'failed',
  replaced: 'replaced',
  dropped: 'failed',
} as const satisfies Record<TransactionNews['status'], string>

const sameAccount = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
