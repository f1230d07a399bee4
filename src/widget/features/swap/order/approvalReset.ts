import type { ProposedTransaction } from '../../../../backends/port/services/swap.ts'
import type { Core } from '../../../core/core.ts'
import { isRefusal } from '../../../core/kernel/isRefusal.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { encodeApproval } from './encodeApproval.ts'
import { plainAddress } from '../rules/swapRules.ts'
import type { SwapOrder } from './swapOrder.ts'
import { swapRouters } from './swapRouters.ts'

/**
 * The approval that sets an older limit back to zero, for tokens that let a limit be changed by way of
 * zero only; `undefined` where the wanted approval goes through as it is. The chain is asked, no list.
 * Rejects like the chain, except where the token itself refuses.
 */
export async function approvalReset(
  core: Pick<Core, 'backend' | 'networks' | 'inspect'>,
  wanted: ProposedTransaction,
  order: SwapOrder,
  signal: AbortSignal,
): Promise<ProposedTransaction | undefined> {
  const network = core.networks.find(order.chainId)
  const router = swapRouters[order.chainId]
  if (!network || router === undefined) return undefined
  const { from, data } = wanted
  const to = plainAddress(order.source.address)
  try {
    await core.backend.chains.call(network, 'eth_call', [{ from, to, data }, 'latest'], signal)
    return undefined
  } catch (error) {
    if (!isRefusal(error)) throw error
    noteFailure(core, 'swap.approvalReset', error)
    return { ...wanted, to, data: await encodeApproval(router, 0n), value: 0n }
  }
}
