import type { Core } from '../../../core/core.ts'
import { checkTokens, type TokensProblem } from '../../../money/tokens/checkTokens.ts'
import { claimOfToken } from '../rules/tokenIdentity.ts'
import type { SwapOrder } from '../swapTypes.ts'

/**
 * Compares the service's tokens with their contracts, the network and the table of well-known tokens, because the
 * amounts on screen depend on decimals and symbol. Rejects like the chain.
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
