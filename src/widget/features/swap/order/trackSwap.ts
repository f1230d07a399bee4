import type { Core } from '../../../core/core.ts'
import { formatTarget } from '../rules/swapFormats.ts'
import type { SwapOrder } from '../swapTypes.ts'

/** Records a step of a swap with its tokens and amount (A-125, wire 6). */
export function trackSwap(
  { account, track }: Pick<Core, 'account' | 'track'>,
  event: 'INITIATE_SWAP' | 'SWAP_SUCCESS' | 'SWAP_ERROR',
  order: SwapOrder,
): void {
  track(event, {
    isSmartAccount: account.getState().type === 'smartAccount',
    network: order.chainId,
    swapFromToken: order.source.symbol,
    swapToToken: order.target.symbol,
    swapFromAmount: order.amountText,
    swapToAmount: formatTarget(order.toUnits ?? 0n, order.target.decimals),
  })
}
