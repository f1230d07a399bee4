import { solanaTokens } from '../../../../../anvil/solana/solanaTokens.ts'
import type { ChainId } from '../../../port/chainIds.ts'
import type { WorldState } from '../../world/worldTypes.ts'
import { createTokenRecord } from './createTokenRecord.ts'
import type { TokenRecord } from './tokenRecord.ts'

/** Returns SOL and the tokens of a local cluster at the prices of the world, the coin first. */
export function solanaTokensOf(
  world: Pick<WorldState, 'prices'>,
  chainId: ChainId,
): readonly TokenRecord[] {
  const tokens = solanaTokens.filter((token) => token.chainId === chainId)
  return [
    { symbol: 'SOL', name: 'Solana', decimals: 9 },
    ...tokens.map((token) => ({ ...token, address: token.mint })),
  ].map((facts) => createTokenRecord(world, chainId, facts))
}
