import { namespaceOf } from '../../../backends/port/chainIds.ts'
import type { Network } from '../../../backends/port/network.ts'
import type { History, Transaction } from '../../../backends/port/services/history.ts'
import type { Core } from '../core.ts'
import { noteFailure } from '../kernel/noteFailure.ts'
import { receiptTimeout } from './receiptTimeout.ts'
import { sentTransactions } from './sentTransactions.ts'

/** The activity: as a service knows it, else what was sent with this widget. `core.use(createHistory)`. */
export function createHistory(core: Core): History {
  return core.backend.history ?? ownHistory(core)
}

function ownHistory(core: Core): History {
  const { networks } = core
  const { chains, clock, storage } = core.backend

  /** With what has become of it since; as it was where the chain does not say. */
  async function settled(sent: Transaction, network: Network, signal: AbortSignal | undefined) {
    if (sent.status !== 'pending') return sent
    try {
      const options = { timeoutMs: 0, ...(signal ? { signal } : {}) }
      const receipt = await chains.waitForReceipt(network, sent.hash, options)
      const waited = clock.now() - sent.minedAt
      if (!receipt && waited < receiptTimeout) return sent
      const known =
        receipt ?? (await chains.call(network, 'eth_getTransactionByHash', [sent.hash], signal))
      if (known && !receipt) return sent
      const mined = receipt?.status === 'success' ? 'confirmed' : 'failed'
      const status = receipt ? mined : 'dropped'
      const now: Transaction = { ...sent, status }
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

const sameAccount = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
