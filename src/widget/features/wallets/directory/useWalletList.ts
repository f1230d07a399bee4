import type { Core } from '../../../core/core.ts'
import { useSelect } from '../../../core/coreContext.ts'
import { createRecentWallets } from '../list/recentWallets.ts'
import { showsAllWallets } from './allWalletsRules.ts'
import { useMobile } from '../list/useMobile.ts'
import { createWalletDirectoryStore } from './walletDirectoryStore.ts'
import { readRows } from './readRows.ts'
import { wantedNamespace } from '../list/wantedNamespace.ts'
import { expectedRows } from '../list/walletListRules.ts'

/** The rows of the wallet list on Connect. */
export function useWalletList(core: Core) {
  const directory = core.use(createWalletDirectoryStore)
  const list = useSelect(directory.store, (state) => state)
  useSelect(core.use(createRecentWallets).store, (state) => state.wallets)
  useSelect(core.connectors.store, (state) => state.connectors)
  useSelect(core.session.store, () => wantedNamespace(core))
  const mobile = useMobile()
  const { config } = core
  const rows = readRows(core)
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
