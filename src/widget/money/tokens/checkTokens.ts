import type { Core } from '../../core/core.ts'
import { checkToken, type ShownToken, type TokenProblem } from './checkToken.ts'

/** Why an order is not signed for its tokens; `unconfirmed` has to be confirmed for that very order first. */
export type TokensProblem = TokenProblem | 'unconfirmed'

/** Checks all tokens of an order; what is wrong comes before what may be confirmed. Rejects like `checkToken`. */
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
