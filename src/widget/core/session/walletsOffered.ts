import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Backend } from '../../../backends/port/backend.ts'
import type { FoyerConfig } from '../options/config.ts'
import type { ConnectorList } from './connectorList.ts'

/** Whether Connect offers a wallet. */
export interface WalletsOffered {
  readonly offered: boolean
}

/**
 * Tells whether Connect offers a wallet. The backend and the host's options decide until the list
 * of wallets is loaded, so that the title does not change meanwhile; then the list decides.
 * `core.use(createWalletsOffered)`.
 */
export function createWalletsOffered({
  backend,
  config,
  connectors,
}: {
  readonly backend: Backend
  readonly config: FoyerConfig
  readonly connectors: ConnectorList
}): StoreApi<WalletsOffered> {
  return createStore(() => ({
    offered:
      backend.walletConnect !== undefined ||
      backend.directory !== undefined ||
      config.customWallets.length > 0 ||
      connectors.list().some(({ type }) => type !== 'AUTH'),
  }))
}
