import type { ChainNamespace } from '../../../../backends/port/chainIds.ts'
import { isRecord } from '../../../../backends/port/isRecord.ts'
import type { Storage } from '../../../../backends/port/storage.ts'
import { keptList } from '../../../core/kernel/keptList.ts'
import { namespaceKey } from '../../../core/kernel/storageKeys.ts'
import type { PendingTransaction } from './pendingTransaction.ts'

/** In ms: a transaction without a result is forgotten after a day. */
const longest = 24 * 60 * 60_000

/** The maximum number of entries. */
const most = 20

/** Recently sent transactions, newest first. Kept until the session ends, for a day at most. */
export const keptPending = {
  /** `now` in ms since the Unix epoch. */
  read(storage: Storage, chain: ChainNamespace, now: number): readonly PendingTransaction[] {
    const kept = keptList.read(storage, namespaceKey('pending', chain), readPending)
    return kept.filter(({ sentAt }) => Math.abs(now - sentAt) < longest).slice(0, most)
  },
  write(storage: Storage, chain: ChainNamespace, sent: readonly PendingTransaction[]): void {
    keptList.write(storage, namespaceKey('pending', chain), sent.slice(0, most))
  },
}

const kinds: readonly unknown[] = ['transfer', 'swap', 'approval']
const statuses: readonly unknown[] = ['pending', 'success', 'reverted', 'dropped', 'replaced']

/** Throws if the text was not written by this file. */
function readPending(value: unknown): PendingTransaction {
  const sent = isRecord(value) ? value : {}
  const { received, nonce, seenAt } = sent
  const isOurs =
    [sent.hash, sent.chainId, sent.account].every((text) => typeof text === 'string') &&
    kinds.includes(sent.kind) &&
    statuses.includes(sent.status) &&
    typeof sent.isSmartAccount === 'boolean' &&
    Number.isFinite(sent.sentAt) &&
    isAmount(sent.paid) &&
    (received === undefined || isAmount(received)) &&
    [nonce, seenAt].every((number) => number === undefined || Number.isFinite(number))
  if (!isOurs) throw new TypeError('This is not a sent transaction.')
  return sent as unknown as PendingTransaction
}

function isAmount(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { amount, symbol } = value
  return typeof amount === 'string' && /^\d+(\.\d+)?$/.test(amount) && typeof symbol === 'string'
}
