import type { ChainId } from '../../../port/chainIds.ts'
import { chainOf } from '../../world/chainOf.ts'
import { tokensOf } from '../../world/tokensOf.ts'
import type { WorldState } from '../../world/worldTypes.ts'
import { createTokenRecord } from './createTokenRecord.ts'
import type { TokenRecord } from './tokenRecord.ts'

/**
 * Returns the coin and the tokens of a local EVM chain at the prices of the world, the native coin
 * first.
 */
export function tokensOfChain(
  world: Pick<WorldState, 'prices' | 'chains' | 'tokens'>,
  chainId: ChainId,
): readonly TokenRecord[] {
  const chain = chainOf(world, chainId)
  if (chain === undefined) return []
  return [
    { symbol: chain.symbol, name: chain.coinName, decimals: 18 },
    ...tokensOf(world).filter((token) => token.chainId === chain.id),
  ].map((facts) => createTokenRecord(world, chainId, facts))
}
