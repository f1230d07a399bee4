import type { ChainNamespace } from '../../../../backends/port/chainIds.ts'
import { isRecord } from '../../../../backends/port/isRecord.ts'
import type { Storage } from '../../../../backends/port/storage.ts'
import { keptList } from '../../../core/kernel/keptList.ts'
import { namespaceKey } from '../../../core/kernel/storageKeys.ts'
import type { PendingTransaction } from './pendingTransaction.ts'

/**
 * How long a transaction is followed, in ms. After a day its line says that nothing was seen of it.
 */
export const followedFor = 24 * 60 * 60_000

/** How long a transaction without a result is kept, in ms: a week. */
const keptFor = 7 * followedFor

/** The maximum number of entries. */
const maxEntries = 20

/**
 * Reads and writes recently sent transactions, newest first. They are kept until the session ends,
 * with a result for a day at most.
 */
export const keptPending = {
  /** Returns the transactions. `now` is in ms since the Unix epoch. */
  read(storage: Storage, chain: ChainNamespace, now: number): readonly PendingTransaction[] {
    const kept = keptList.read(storage, namespaceKey('pending', chain), readPending)
    return kept
      .filter(({ sentAt, status }) => {
        const limit = status === 'pending' ? keptFor : followedFor
        return Math.abs(now - sentAt) < limit
      })
      .slice(0, maxEntries)
  },
  write(storage: Storage, chain: ChainNamespace, sent: readonly PendingTransaction[]): void {
    keptList.write(storage, namespaceKey('pending', chain), sent.slice(0, maxEntries))
  },
}

const kinds: readonly unknown[] = ['transfer', 'swap', 'approval']
const statuses: readonly unknown[] = [
  'pending',
  'success',
  'reverted',
  'unmoved',
  'dropped',
  'replaced',
] satisfies readonly PendingTransaction['status'][]

/** Throws if the text was not written by this file. */
function readPending(value: unknown): PendingTransaction {
  const sent = isRecord(value) ? value : {}
  const { effect, lastBlock, nonce, passedAt, received, seenAt } = sent
  const isOurs =
    [sent.hash, sent.chainId, sent.account].every((text) => typeof text === 'string') &&
    kinds.includes(sent.kind) &&
    statuses.includes(sent.status) &&
    typeof sent.isSmartAccount === 'boolean' &&
    Number.isFinite(sent.sentAt) &&
    isAmount(sent.paid) &&
    (received === undefined || isAmount(received)) &&
    (effect === undefined || isEffect(effect)) &&
    [lastBlock, nonce, passedAt, seenAt].every(
      (number) => number === undefined || Number.isFinite(number),
    )
  if (!isOurs) throw new TypeError('This is not a sent transaction.')
  return sent as unknown as PendingTransaction
}

function isEffect(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { decimals, event, from, to, token } = value
  return (
    (event === 'transfer' || event === 'approval') &&
    Number.isInteger(decimals) &&
    [from ?? to, to, token].every((text) => typeof text === 'string')
  )
}

function isAmount(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { amount, symbol } = value
  return typeof amount === 'string' && /^\d+(\.\d+)?$/.test(amount) && typeof symbol === 'string'
}
