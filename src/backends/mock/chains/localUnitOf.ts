import { chainList } from '../../../../anvil/chainList.ts'
import { solanaTokens } from '../../../../anvil/solana/solanaTokens.ts'
import { tokenList } from '../../../../anvil/tokenList.ts'
import { namespaceOf, referenceOf, type ChainId } from '../../port/chainIds.ts'

/**
 * Returns symbol and decimals of a local chain's coin, or of one of the tokens of every world;
 * undefined for any other.
 */
export function localUnitOf(
  chainId: ChainId,
  token?: string,
): { readonly symbol: string; readonly decimals: number } | undefined {
  const isSolana = namespaceOf(chainId) === 'solana'
  if (token === undefined) {
    if (isSolana) return { symbol: 'SOL', decimals: 9 }
    const chain = chainList.find(({ caip2 }) => caip2 === chainId)
    return chain && { symbol: chain.symbol, decimals: 18 }
  }
  return isSolana
    ? solanaTokens.find((one) => one.chainId === chainId && one.symbol === token)
    : tokenList.find((one) => String(one.chainId) === referenceOf(chainId) && one.symbol === token)
}
