import type { ShownToken } from '../../../money/tokens/checkToken.ts'
import { checkTokens, type TokensProblem } from '../../../money/tokens/checkTokens.ts'
import { orderKey } from '../../../money/tokens/orderKey.ts'
import { createTokenConfirmation } from '../../../money/tokens/tokenConfirmation.ts'
import type { GuardContext } from '../../../money/transaction/transactionGuard.ts'
import type { Transfer } from './transfer.ts'

/**
 * Guard: the token's symbol and decimals match the screen, or the visitor confirmed this exact transfer. Rejects like
 * the chain.
 */
export async function tokenGuard({
  core,
  order: { screen, shown },
  signal,
}: Pick<GuardContext<Transfer>, 'core' | 'order' | 'signal'>): Promise<
  { readonly kind: TokensProblem } | undefined
> {
  const order = { screen, order: orderKey(shown) }
  const kind = await checkTokens(core, [shownToken(shown)], {
    isConfirmed: () => core.use(createTokenConfirmation).has(order),
    signal,
  })
  return kind && { kind }
}

/** Returns the token of a transfer as the screen shows it. */
export function shownToken({ chainId, decimals, symbol, token, tokenName }: Transfer): ShownToken {
  return { chainId, address: token, symbol, name: tokenName, decimals }
}
