import type { Wallet } from '../../../backends/port/wallets.ts'
import type { Core } from '../../core/core.ts'
import { createRecentWallets } from './recentWallets.ts'

/** For other ways to connect: puts the wallet among the two that were used last (C-353). */
export function rememberWallet(core: Core, wallet: Wallet): void {
  core.use(createRecentWallets).remember(wallet)
}
