import { orderKey } from '../../../money/tokens/orderKey.ts'
import type { OrderToken, SwapOrder } from '../swapTypes.ts'

/** What a visitor confirms about the tokens of a swap. The quote may move on. */
export function swapOrderText({
  amountText,
  chainId,
  source,
  target,
  user,
}: Pick<SwapOrder, 'amountText' | 'chainId' | 'source' | 'target' | 'user'>): string {
  const said = ({ address, name, symbol }: OrderToken) => [address, name, symbol]
  return orderKey([chainId, user, said(source), said(target), amountText])
}
