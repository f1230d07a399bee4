import type { TransactionEffect } from '../../../money/transaction/result/transactionEffect.ts'
import { isNative, plainAddress } from '../rules/tokenIdentity.ts'
import type { CheckedApproval, SwapOrder } from '../swapTypes.ts'
import { swapRouters } from './swapRouters.ts'

/**
 * The change that makes a swap a success: its target arrives. A coin arrives without an event, so none is expected for
 * it.
 */
export function swapEffect({ target, user }: SwapOrder): TransactionEffect | undefined {
  if (isNative(target)) return undefined
  const token = plainAddress(target.address)
  return { event: 'transfer', token, decimals: target.decimals, to: plainAddress(user) }
}

/** The change that makes an approval a success: the router's allowance. */
export function approvalEffect({ kind, order }: CheckedApproval): TransactionEffect | undefined {
  const router = swapRouters[order.chainId]
  if (router === undefined) return undefined
  const { address, decimals } = order.source
  return {
    event: 'approval',
    token: plainAddress(address),
    decimals,
    from: plainAddress(order.user),
    to: router,
    ...(kind === 'reset' ? { isReset: true } : {}),
  }
}
