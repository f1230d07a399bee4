import { chainList } from '../../../../../anvil/chainList.ts'
import { tokenList } from '../../../../../anvil/tokenList.ts'
import type { ChainId } from '../../../port/chainIds.ts'
import { priceOf } from '../../chains/swap/priceOf.ts'
import { iconDataUri } from '../../world/iconDataUri.ts'
import type { WorldState } from '../../world/worldTypes.ts'
import { tokenPicture } from './tokenPicture.ts'
import type { TokenRecord } from './tokenRecord.ts'

/** The coin and the tokens of a local EVM chain at the prices of the world, the native coin first. */
export function tokensOfChain(
  { prices }: Pick<WorldState, 'prices'>,
  chainId: ChainId,
): readonly TokenRecord[] {
  const chain = chainList.find(({ caip2 }) => caip2 === chainId)
  if (chain === undefined) return []
  const record = (facts: {
    symbol: string
    name: string
    decimals: number
    address?: string
    follows?: string
  }): TokenRecord => ({
    chainId,
    address: facts.address,
    symbol: facts.symbol,
    name: facts.name,
    decimals: facts.decimals,
    price: priceOf(prices, facts) || undefined,
    iconUrl: iconDataUri(tokenPicture(facts.symbol)),
  })
  return [
    record({ symbol: chain.symbol, name: chain.coinName, decimals: 18 }),
    ...tokenList.filter((token) => token.chainId === chain.id).map(record),
  ]
}
