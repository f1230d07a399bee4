import type { Core } from '../../../core/core.ts'
import { connectTexts } from '../../../core/texts/connect/connectTexts.ts'
import { canPair } from '../list/canPair.ts'
import { createRecentWallets } from '../list/recentWallets.ts'
import { walletRows } from '../list/walletListRules.ts'
import type { WalletRow } from '../list/walletRow.ts'
import { wantedNamespace } from '../list/wantedNamespace.ts'
import { createWalletDirectoryStore } from './walletDirectoryStore.ts'

/** The rows of the wallet list on Connect, as they are now. */
export function readRows(core: Core): readonly WalletRow[] {
  const { featured, recommended, hiddenRdns } = core
    .use(createWalletDirectoryStore)
    .store.getState()
  const texts = core.use(connectTexts)
  return walletRows({
    connectors: core.connectors.store
      .getState()
      .connectors.map((connector) =>
        connector.type === 'INJECTED' ? { ...connector, name: texts.browserWallet } : connector,
      ),
    namespace: wantedNamespace(core),
    recent: core.use(createRecentWallets).store.getState().wallets,
    featured,
    custom: core.config.customWallets,
    recommended,
    excludedIds: core.config.excludeWalletIds,
    hiddenRdns,
    canPair: canPair(core),
    mobile: core.backend.browser.device().mobile,
    walletConnectName: texts.walletConnect,
  })
}
