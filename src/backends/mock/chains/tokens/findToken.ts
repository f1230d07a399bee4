import { tokenList, type LocalToken } from '../../../../../anvil/tokenList.ts'
import { referenceOf, type ChainId } from '../../../port/chainIds.ts'

/**
 * Returns the token of that symbol on a local chain.
 * @param tokens to search; those of every world if absent
 * @throws RangeError that names the available tokens
 */
export function findToken(
  chainId: ChainId,
  symbol: string,
  tokens: readonly LocalToken[] = tokenList,
): LocalToken {
  const here = tokens.filter((token) => token.chainId === Number(referenceOf(chainId)))
  const match = here.find((token) => token.symbol === symbol)
  if (match !== undefined) return match
  const symbols = here.map((token) => token.symbol).join(', ')
  throw new RangeError(`There is no token ${symbol} on ${chainId}: use ${symbols}.`)
}
