import type { ChainNamespace } from '../../../backends/port/chainIds.ts'
import { isRecord } from '../../../backends/port/isRecord.ts'
import type { Transaction } from '../../../backends/port/services/history.ts'
import type { Storage } from '../../../backends/port/storage.ts'
import { namespaceKey } from '../../core/kernel/storageKeys.ts'
import type { SentOnChain } from './result/lookAtTransaction.ts'

/** An entry of the activity, with what the chain is asked about it. */
export type KeptTransaction = Transaction &
  Partial<Pick<SentOnChain, 'effect' | 'isSmartAccount' | 'passedAt'>>

/** The maximum number of entries. */
const maxEntries = 50

/**
 * Reads and writes the transactions that this widget sent, newest first. They are shown as the
 * activity if there is no history service. They are kept until the session ends.
 */
export const sentTransactions = {
  read(storage: Storage, chain: ChainNamespace): readonly KeptTransaction[] {
    try {
      const kept: unknown = JSON.parse(storage.get(namespaceKey('sent', chain)) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isTransaction).slice(0, maxEntries) : []
    } catch {
      return [] // Not written by the widget: treat as empty.
    }
  },
  /** Adds a transaction, or stores the result of a known one. */
  put(storage: Storage, chain: ChainNamespace, transaction: KeptTransaction): void {
    const kept = sentTransactions.read(storage, chain)
    const isThere = kept.some(({ id }) => id === transaction.id)
    const next = isThere
      ? kept.map((each) => (each.id === transaction.id ? transaction : each))
      : [transaction, ...kept]
    storage.set(namespaceKey('sent', chain), JSON.stringify(next.slice(0, maxEntries)))
  },
}

function isTransaction(value: unknown): value is KeptTransaction {
  return (
    isRecord(value) &&
    ['id', 'hash', 'operationType', 'status', 'sentFrom', 'sentTo', 'chainId'].every(
      (name) => typeof value[name] === 'string',
    ) &&
    Number.isFinite(value.minedAt) &&
    Array.isArray(value.transfers) &&
    value.transfers.every(isTransfer)
  )
}

function isTransfer(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value.fungible) || !isRecord(value.quantity)) return false
  const { name, symbol } = value.fungible
  return [name, symbol, value.quantity.numeric].every((each) => typeof each === 'string')
}
