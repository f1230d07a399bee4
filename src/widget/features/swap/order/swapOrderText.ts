import { orderKey } from '../../../money/tokens/orderKey.ts'
import type { OrderToken, SwapOrder } from '../swapTypes.ts'

/** The text that a visitor confirms about the tokens of a swap. It does not contain the quote, which may change. */
export function swapOrderText({
  amountText,
  chainId,
  source,
  target,
  user,
}: Pick<SwapOrder, 'amountText' | 'chainId' | 'source' | 'target' | 'user'>): string {
  const partsOf = ({ address, name, symbol }: OrderToken) => [address, name, symbol]
  return orderKey([chainId, user, partsOf(source), partsOf(target), amountText])
}
