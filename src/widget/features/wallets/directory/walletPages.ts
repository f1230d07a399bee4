import type { Wallet } from '../../../../backends/port/services/wallets.ts'
import type { Core } from '../../../core/core.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { unlessAborted } from '../../../core/kernel/unlessAborted.ts'
import { directoryQueries } from './directoryQueries.ts'
import { hasMorePages, withPage } from './pageRules.ts'
import { createWalletDirectoryStore, noDirectory } from './walletDirectoryStore.ts'

/** The pages and the search of the wallet directory, which only AllWallets needs; read them by `core.use(createWalletPages)`. */
export interface WalletPages {
  /** Loads the next page if there is one and none is loading (C-301). */
  loadNextPage(): void
  /** Searches wallets by text (C-302) and keeps the result as `search`. Rejects like the directory. */
  searchWallets(query: string, signal: AbortSignal): Promise<readonly Wallet[]>
}

/** Creates the pages of the directory's store. They request nothing before they are asked. */
export function createWalletPages(core: Core): WalletPages {
  const directory = core.backend.directory ?? noDirectory
  const { store, ensure, overview } = core.use(createWalletDirectoryStore)
  const queries = () => directoryQueries(core.config, core.networks.store.getState().activeId)

  async function fetchPage({ done, signal }: ReturnType<typeof overview>) {
    await done
    signal.throwIfAborted()
    const { page, recommended } = store.getState()
    const query = queries().list(
      page + 1,
      recommended.map(({ id }) => id),
    )
    return { answer: await directory.wallets(query, signal), entries: query.entries }
  }

  return {
    loadNextPage() {
      const state = store.getState()
      if (state.pageStatus === 'loading' || !hasMorePages(state)) return
      if (state.status === 'idle') ensure()
      store.setState({ pageStatus: 'loading' })
      const current = overview()
      void unlessAborted(current.signal, fetchPage(current), {
        done({ answer, entries }) {
          store.setState((before) => withPage(before, answer, entries))
        },
        failed(error) {
          noteFailure(core, 'wallets.page', error)
          store.setState({ pageStatus: 'failed' })
        },
      })
    },
    async searchWallets(query, signal) {
      const { wallets } = await directory.wallets(queries().search(query), signal)
      signal.throwIfAborted()
      store.setState({ search: wallets })
      return wallets
    },
  }
}
