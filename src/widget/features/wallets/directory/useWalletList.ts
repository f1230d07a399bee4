import type { Core } from '../../../core/core.ts'
import { useSelect } from '../../../core/coreContext.ts'
import { canPair } from '../list/canPair.ts'
import { createRecentWallets } from '../list/recentWallets.ts'
import { showsAllWallets } from './allWalletsRules.ts'
import { useMobile } from '../list/useMobile.ts'
import { createWalletDirectoryStore } from './walletDirectoryStore.ts'
import { wantedNamespace } from '../list/wantedNamespace.ts'
import { expectedRows, walletRows } from '../list/walletListRules.ts'
import { connectTexts } from '../../../core/texts/connect/connectTexts.ts'

/** The rows of the wallet list on Connect. */
export function useWalletList(core: Core) {
  const directory = core.use(createWalletDirectoryStore)
  const list = useSelect(directory.store, (state) => state)
  const recent = useSelect(core.use(createRecentWallets).store, (state) => state.wallets)
  const pageConnectors = useSelect(core.connectors.store, (state) => state.connectors)
  const namespace = useSelect(core.session.store, () => wantedNamespace(core))
  const mobile = useMobile()
  const { config } = core
  const texts = core.use(connectTexts)
  const connectors = pageConnectors.map((connector) =>
    connector.type === 'INJECTED' ? { ...connector, name: texts.browserWallet } : connector,
  )
  const rows = walletRows({
    connectors,
    namespace,
    recent,
    featured: list.featured,
    custom: config.customWallets,
    recommended: list.recommended,
    excludedIds: config.excludeWalletIds,
    hiddenRdns: list.hiddenRdns,
    canPair: canPair(core),
    mobile,
    walletConnectName: texts.walletConnect,
  })
  return {
    rows,
    status: list.status,
    /** The number of rows that the directory will still add. */
    expected: expectedRows(rows, config.featuredWalletIds.length),
    /** The number of wallets in the All Wallets entry. */
    count: list.count + list.featured.length,
    showsAll: core.backend.directory !== undefined && showsAllWallets(config.allWallets, mobile),
    ensure: directory.ensure,
  }
}
