import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Core } from '../core.ts'

/** Whether Connect offers a wallet. */
export interface WalletsOffered {
  readonly offered: boolean
}

/**
 * What the host's set-up says before the list of wallets is there, so that the title does not change while it loads; then the
 * list decides. Kept by `core.use(createWalletsOffered)`.
 */
export function createWalletsOffered({
  backend,
  config,
  connectors,
}: Core): StoreApi<WalletsOffered> {
  return createStore(() => ({
    offered:
      backend.walletConnect !== undefined ||
      backend.directory !== undefined ||
      config.customWallets.length > 0 ||
      connectors.list().some(({ type }) => type !== 'AUTH'),
  }))
}
