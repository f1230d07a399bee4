import type { Wallet } from '../../../../backends/port/services/wallets.ts'
import type { Core } from '../../../core/core.ts'
import { createRecentWallets } from '../list/recentWallets.ts'

/** For other ways to connect: puts the wallet among the two that were used last (C-353). */
export function rememberWallet(core: Core, wallet: Wallet): void {
  core.use(createRecentWallets).remember(wallet)
}
