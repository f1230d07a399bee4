import type { Core } from '../../../core/core.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { createPendingTransactions } from '../../../money/transaction/pending/pendingTransactions.ts'
import { lookAtTransaction } from '../../../money/transaction/result/lookAtTransaction.ts'
import { plainAddress } from '../rules/tokenIdentity.ts'
import { keptApprovals } from './keptApprovals.ts'
import type { CheckedApproval, PendingApproval, SwapOrder } from '../swapTypes.ts'

/** The approvals that were sent but not yet mined. They survive a change of views and a reload. */
export interface PendingApprovals {
  add(approval: CheckedApproval, hash: string): void
  remove(hash: string): void
  /** Forgets the approvals of an order's token, because the allowance is sufficient. */
  settle(order: SwapOrder): void
  /**
   * Returns a pending approval that makes another one for this order unnecessary. It counts while the chain cannot be
   * read.
   */
  find(order: SwapOrder, signal: AbortSignal): Promise<PendingApproval | undefined>
}

/** Creates the pending approvals of a widget; read them by `core.use(createPendingApprovals)`. */
export function createPendingApprovals(core: Core): PendingApprovals {
  const { clock, storage } = core.backend
  const read = () => keptApprovals.read(storage, clock.now())
  const remove = (hash: string) =>
    keptApprovals.write(
      storage,
      read().filter((each) => each.hash !== hash),
    )

  /** Returns the nonce from the approval's line on the account, which reads it as soon as the approval is sent. */
  const nonceOnLine = (hash: string) =>
    core
      .use(createPendingTransactions)
      .store.getState()
      .transactions.find((each) => each.hash === hash)?.nonce

  async function isPending(approval: PendingApproval, signal: AbortSignal) {
    const network = core.networks.find(approval.chainId)
    if (!network) return false
    try {
      const { hash, user: account } = approval
      const nonce = approval.nonce ?? nonceOnLine(hash)
      const sent = { ...approval, account, nonce }
      const { status, ...news } = await lookAtTransaction(core, network, sent, signal)
      if (status !== 'pending') return false
      if (news.nonce !== approval.nonce || news.passedAt !== approval.passedAt) {
        const { nonce: learned, passedAt } = news
        const learnt = { ...approval, nonce: learned, passedAt }
        keptApprovals.write(
          storage,
          read().map((each) => (each.hash === hash ? learnt : each)),
        )
      }
      return true
    } catch (error) {
      signal.throwIfAborted()
      noteFailure(core, 'swap.pendingApproval', error)
      return true
    }
  }

  return {
    add({ kind, order }, hash) {
      const { chainId, user, amount, amountText } = order
      const { address: token, symbol } = order.source
      const isSmartAccount = core.account.getState().type === 'smartAccount'
      const sent = { hash, kind, chainId, user, amount, amountText, token, symbol, isSmartAccount }
      keptApprovals.write(storage, [...read(), { ...sent, sentAt: clock.now() }])
    },
    remove,
    settle(order) {
      keptApprovals.write(
        storage,
        read().filter((each) => !isSameToken(each, order)),
      )
    },
    async find(order, signal) {
      const approval = read().findLast(
        (sent) =>
          isSameToken(sent, order) && (sent.kind === 'reset' || sent.amount >= order.amount),
      )
      if (!approval || (await isPending(approval, signal))) return approval
      remove(approval.hash)
      return undefined
    },
  }
}

function isSameToken(one: PendingApproval, other: SwapOrder): boolean {
  return (
    one.chainId === other.chainId &&
    plainAddress(one.user) === plainAddress(other.user) &&
    plainAddress(one.token) === plainAddress(other.source.address)
  )
}
