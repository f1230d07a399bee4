import type { Core } from '../../../core/core.ts'
import { prefetchWallets } from '../../wallets/public/prefetchWallets.ts'
import { showsWalletList } from '../connectRules.ts'

/**
 * Asks for what Connect shows first: the wallets and the pictures of their rows, if it lists wallets, and unless the host or the visitor
 * does not want that.
 */
export function prefetchConnect(core: Core): void {
  if (!core.config.prefetch || core.backend.browser.savesData()) return
  if (showsWalletList(core.connectors.auth())) prefetchWallets(core)
}
