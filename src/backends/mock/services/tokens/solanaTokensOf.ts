import { solanaTokens } from '../../../../../anvil/solana/solanaTokens.ts'
import type { ChainId } from '../../../port/chainIds.ts'
import { priceOf } from '../../chains/swap/priceOf.ts'
import { iconDataUri } from '../../world/iconDataUri.ts'
import type { WorldState } from '../../world/worldTypes.ts'
import { tokenPicture } from './tokenPicture.ts'
import type { TokenRecord } from './tokenRecord.ts'

/** SOL and the tokens of a local cluster at the prices of the world, the coin first. */
export function solanaTokensOf(
  { prices }: Pick<WorldState, 'prices'>,
  chainId: ChainId,
): readonly TokenRecord[] {
  const record = (facts: {
    symbol: string
    name: string
    decimals: number
    mint?: string
  }): TokenRecord => ({
    chainId,
    address: facts.mint,
    symbol: facts.symbol,
    name: facts.name,
    decimals: facts.decimals,
    price: priceOf(prices, facts) || undefined,
    iconUrl: iconDataUri(tokenPicture(facts.symbol)),
  })
  return [
    record({ symbol: 'SOL', name: 'Solana', decimals: 9 }),
    ...solanaTokens.filter((token) => token.chainId === chainId).map(record),
  ]
}
