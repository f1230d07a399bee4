import { tokenList, type LocalToken } from '../../../../anvil/tokenList.ts'
import { referenceOf } from '../../port/chainIds.ts'
import type { WorldState } from './worldTypes.ts'

/**
 * Returns the ERC-20 tokens of a world: the built-in ones, or on a fork their originals, then the
 * host's own.
 */
export function tokensOf({
  chains,
  tokens,
}: Pick<WorldState, 'chains' | 'tokens'>): readonly LocalToken[] {
  const forked = chains.filter(({ genesis }) => genesis === 'fork').map(({ id }) => id)
  const usual = tokenList.map((token): LocalToken =>
    forked.includes(token.chainId) ? { ...token, kind: 'foreign' } : token,
  )
  const hostTokens = tokens.map(({ chainId, ...token }): LocalToken => ({
    ...token,
    chainId: Number(referenceOf(chainId)),
    kind: 'foreign',
  }))
  return [...usual, ...hostTokens]
}
