import type { Core } from '../../../core/core.ts'
import { formatTarget } from '../rules/swapFormats.ts'
import type { SwapOrder } from '../swapTypes.ts'

/** Reports a step of a swap to analytics, with its tokens and amounts. */
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
