import type { Core } from '../../core/core.ts'
import { checkToken, type ShownToken, type TokenProblem } from './checkToken.ts'

/**
 * The reason why an order is not signed for its tokens. `unconfirmed` means that the visitor has to confirm this order
 * first.
 */
export type TokensProblem = TokenProblem | 'unconfirmed'

/** Checks all tokens of an order. A problem comes before a warning that can be confirmed. Rejects like `checkToken`. */
export async function checkTokens(
  core: Core,
  shown: readonly ShownToken[],
  { isConfirmed, signal }: { readonly isConfirmed: () => boolean; readonly signal: AbortSignal },
): Promise<TokensProblem | undefined> {
  const checks = await Promise.all(shown.map((each) => checkToken(core, each, signal)))
  const wrong = checks.find(({ problem }) => problem !== undefined)
  if (wrong) return wrong.problem
  const hasWarning = checks.some(({ warning }) => warning !== undefined)
  return hasWarning && !isConfirmed() ? 'unconfirmed' : undefined
}
