import type { Core } from '../../../core/core.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { lookAtTransaction } from '../../../core/transaction/followTransaction.ts'
import { plainAddress } from '../rules/tokenIdentity.ts'
import type { CheckedApproval, PendingApproval, SwapOrder } from '../swapTypes.ts'

/** The approvals of one widget that were sent and are in no block yet. They outlive the views of the swap. */
export interface PendingApprovals {
  add(approval: CheckedApproval, hash: string): void
  remove(hash: string): void
  /** Forgets those of an order's token, because the allowance is there. */
  settle(order: SwapOrder): void
  /** One that makes another approval for this order needless; one that the chain cannot be asked about counts. */
  find(order: SwapOrder, signal: AbortSignal): Promise<PendingApproval | undefined>
}

/** Keeps the pending approvals of one widget: `core.use(createPendingApprovals)`. */
export function createPendingApprovals(core: Core): PendingApprovals {
  let all: readonly PendingApproval[] = []
  const remove = (hash: string) => (all = all.filter((each) => each.hash !== hash))

  async function isPending(approval: PendingApproval, signal: AbortSignal) {
    const network = core.networks.find(approval.order.chainId)
    if (!network) return false
    try {
      const result = await lookAtTransaction(core, network, approval, signal)
      // The hash of a smart account's operation is one that no chain finds.
      return result === 'pending' || (result === 'dropped' && approval.isSmartAccount)
    } catch (error) {
      signal.throwIfAborted()
      noteFailure(core, 'swap.pendingApproval', error)
      return true
    }
  }

  return {
    add({ kind, order }, hash) {
      const sentAt = core.backend.clock.now()
      const isSmartAccount = core.account.getState().type === 'smartAccount'
      all = [...all, { hash, kind, order, sentAt, isSmartAccount }]
    },
    remove,
    settle(order) {
      all = all.filter((each) => !isSameToken(each.order, order))
    },
    async find(order, signal) {
      const found = all.findLast(
        ({ kind, order: sent }) =>
          isSameToken(sent, order) && (kind === 'reset' || sent.amount >= order.amount),
      )
      if (!found || (await isPending(found, signal))) return found
      remove(found.hash)
      return undefined
    },
  }
}

function isSameToken(one: SwapOrder, other: SwapOrder): boolean {
  return (
    one.chainId === other.chainId &&
    plainAddress(one.user) === plainAddress(other.user) &&
    plainAddress(one.source.address) === plainAddress(other.source.address)
  )
}
