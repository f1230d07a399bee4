import type { Core } from '../../../core/core.ts'
import { swapRoutes } from './swapRoutes.ts'

/** Opens the choice of the source or the target token. */
export function openTokens(core: Core, target: 'sourceToken' | 'toToken'): void {
  core.track('CLICK_SELECT_TOKEN_TO_SWAP')
  core.router.push(swapRoutes(core.router.current().view).select, { target })
}
