import type { Receipt } from '../../../backends/port/chains.ts'
import type { Core } from '../../core/core.ts'
import { noteFailure } from '../../core/noteFailure.ts'
import { swapConstants } from './swapConstants.ts'
import type { SwapOrder } from './swapOrder.ts'

/**
 * What became of a sent transaction, waited for 25 s at most (A-183, open point 133); `unknown` when
 * nobody can say by then. Goes on when the modal is closed. Never rejects.
 */
export async function swapReceipt(
  core: Core,
  hash: string,
  order: SwapOrder,
): Promise<Receipt['status'] | 'unknown'> {
  const network = core.networks.find(order.chainId)
  if (!network) return 'unknown'
  try {
    const timeoutMs = swapConstants.receiptTimeout
    const receipt = await core.backend.chains.waitForReceipt(network, hash, { timeoutMs })
    return receipt?.status ?? 'unknown'
  } catch (error) {
    noteFailure(core, 'swap.receipt', error)
    return 'unknown'
  }
}
