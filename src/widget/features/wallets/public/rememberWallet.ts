import type { Wallet } from '../../../../backends/port/services/wallets.ts'
import type { Core } from '../../../core/core.ts'
import { createRecentWallets } from '../list/recentWallets.ts'

/** Puts the wallet among the two last used, for features that connect in another way (C-353). */
export function rememberWallet(core: Core, wallet: Wallet): void {
  core.use(createRecentWallets).remember(wallet)
}
