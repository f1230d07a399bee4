import type { Core } from '../../../core/core.ts'
import { checkTokens, type TokensProblem } from '../../../money/tokens/checkTokens.ts'
import { claimOfToken } from '../rules/tokenIdentity.ts'
import type { SwapOrder } from '../swapTypes.ts'

/**
 * Holds what the service says of its tokens against their contracts, the network and the table of
 * well-known tokens: amounts on screen are whole units times a power of ten, under a symbol. Rejects like
 * the chain.
 */
export async function checkSwapTokens(
  core: Core,
  { source, target }: Pick<SwapOrder, 'source' | 'target'>,
  options: { readonly isConfirmed: () => boolean; readonly signal: AbortSignal },
): Promise<TokensProblem | undefined> {
  const shown = [source, target].map((token) => ({
    ...claimOfToken(token),
    decimals: token.decimals,
  }))
  return checkTokens(core, shown, options)
}
