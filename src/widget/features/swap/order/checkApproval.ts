import type { ProposedTransaction } from '../../../../backends/port/services/swap.ts'
import { encodeApproval } from './encodeApproval.ts'
import { plainAddress } from '../rules/swapRules.ts'
import type { SwapOrder } from './swapOrder.ts'
import { swapRouters } from './swapRouters.ts'
import type { SwapStop } from './swapStop.ts'

const selector = '0x095ea7b3'

/**
 * Holds a proposed approval against the order before it is signed: the known router of that network
 * and exactly the amount that is swapped, on the source token, without any coins, from the visitor.
 * `units` is 0 where an older limit is set back first. `undefined` means that nothing is wrong.
 */
export async function checkApproval(
  proposal: ProposedTransaction,
  order: SwapOrder,
  units = order.amount,
): Promise<SwapStop | undefined> {
  const router = swapRouters[order.chainId]
  if (router === undefined) return 'network'
  const { data } = proposal
  if (plainAddress(proposal.to) !== plainAddress(order.source.address)) return 'token'
  if (plainAddress(proposal.from) !== plainAddress(order.user)) return 'sender'
  if (proposal.value !== 0n) return 'value'
  if (!data.toLowerCase().startsWith(selector)) return 'function'
  const wanted = await encodeApproval(router, units)
  // Whatever is not byte for byte the approval wanted has either another spender or another amount.
  if (data.toLowerCase() === wanted) return undefined
  const spenderEnd = selector.length + 64
  return data.toLowerCase().slice(0, spenderEnd) === wanted.slice(0, spenderEnd)
    ? 'allowance'
    : 'spender'
}
