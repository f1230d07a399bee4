import type { LocalToken } from '../../../../../anvil/tokenList.ts'
import type { WorldState } from '../../world/worldTypes.ts'

/** Returns the price in USD per unit of a token in that world; `undefined` if it has no price. */
export function priceOf(
  prices: WorldState['prices'],
  { symbol, follows }: Pick<LocalToken, 'symbol' | 'follows'>,
): number | undefined {
  return prices[follows ?? symbol]
}
