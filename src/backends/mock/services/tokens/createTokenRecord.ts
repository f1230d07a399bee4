import type { ChainId } from '../../../port/chainIds.ts'
import { priceOf } from '../../chains/swap/priceOf.ts'
import { iconDataUri } from '../../world/pictures/iconDataUri.ts'
import type { WorldState } from '../../world/worldTypes.ts'
import { tokenPicture } from '../../world/pictures/tokenPicture.ts'
import type { TokenRecord } from './tokenRecord.ts'

/**
 * Returns a coin or token of a local chain in the format of the services, at the prices of the
 * world.
 */
export function createTokenRecord(
  { prices }: Pick<WorldState, 'prices'>,
  chainId: ChainId,
  facts: {
    readonly symbol: string
    readonly name: string
    readonly decimals: number
    /** The contract or mint; absent for the coin. */
    readonly address?: string
    readonly follows?: string
  },
): TokenRecord {
  const { symbol, name, decimals, address } = facts
  return {
    chainId,
    address,
    symbol,
    name,
    decimals,
    price: priceOf(prices, facts) || undefined,
    iconUrl: iconDataUri(tokenPicture(symbol)),
  }
}
