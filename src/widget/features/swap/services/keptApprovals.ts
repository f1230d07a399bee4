import { isRecord } from '../../../../backends/port/isRecord.ts'
import type { Storage } from '../../../../backends/port/storage.ts'
import { keptList } from '../../../core/kernel/keptList.ts'
import type { PendingApproval } from '../swapTypes.ts'

const approvalsKey = '@foyer/approvals'

/** The time for which an approval without a result is remembered, in ms: one day. */
const keptFor = 24 * 60 * 60_000

/**
 * The approvals that were sent but not yet mined, oldest first. They survive a reload and are shared with other tabs.
 */
export const keptApprovals = {
  /** Reads the approvals. `now` is in ms since epoch. */
  read(storage: Storage, now: number): readonly PendingApproval[] {
    const approvals = keptList.read(storage, approvalsKey, readApproval)
    return approvals.filter(({ sentAt }) => Math.abs(now - sentAt) < keptFor)
  },
  write(storage: Storage, approvals: readonly PendingApproval[]): void {
    const texts = approvals.map(({ amount, ...rest }) => ({ ...rest, amount: String(amount) }))
    keptList.write(storage, approvalsKey, texts)
  },
}

/** Reads one stored approval. Throws if the text was not written by this file. */
function readApproval(value: unknown): PendingApproval {
  const { amount, ...rest } = isRecord(value) ? value : {}
  const { sentAt, kind, isSmartAccount } = rest
  const texts = [
    amount,
    rest.hash,
    rest.chainId,
    rest.user,
    rest.token,
    rest.symbol,
    rest.amountText,
  ]
  const isOurs =
    texts.every((text) => typeof text === 'string') &&
    typeof sentAt === 'number' &&
    typeof isSmartAccount === 'boolean' &&
    (kind === 'approve' || kind === 'reset')
  if (!isOurs) throw new TypeError('This is not an approval.')
  return { ...(rest as unknown as PendingApproval), amount: BigInt(amount as string) }
}
