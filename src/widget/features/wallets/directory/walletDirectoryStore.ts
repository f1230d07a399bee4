import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ChainId } from '../../../../backends/port/chainIds.ts'
import type { Wallet, WalletDirectory } from '../../../../backends/port/services/wallets.ts'
import type { Core } from '../../../core/core.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { unlessAborted } from '../../../core/kernel/unlessAborted.ts'
import { directoryQueries } from './directoryQueries.ts'
import { hasMorePages, withPage } from './pageRules.ts'
import { emptyWalletList, type WalletListState } from './walletListState.ts'

/** The wallet directory of a widget; read it by `core.use(createWalletDirectoryStore)`. */
export interface WalletDirectoryStore {
  readonly store: StoreApi<WalletListState>
  /** Loads featured and recommended once, and again after a failure or when the network changed. */
  ensure(): void
  /** Loads the next page if there is one and none is loading (C-301). */
  loadNextPage(): void
  /** Searches wallets by text (C-302) and keeps the result as `search`. Rejects like the directory. */
  searchWallets(query: string, signal: AbortSignal): Promise<readonly Wallet[]>
}

/** Replaces a missing directory: the list then has the wallets of this browser and of the host. */
const noDirectory: Pick<WalletDirectory, 'wallets'> = {
  wallets: () => Promise.resolve({ wallets: [], count: 0 }),
}

/** Creates the store of the wallet list (C-175). It requests nothing before `ensure`. */
export function createWalletDirectoryStore(core: Core): WalletDirectoryStore {
  const directory = core.backend.directory ?? noDirectory
  const store = createStore<WalletListState>(() => emptyWalletList)
  let work = new AbortController()
  let overview: Promise<void> = Promise.resolve()
  let loadedFor: ChainId | undefined
  const queries = () => directoryQueries(core.config, core.networks.store.getState().activeId)

  async function loadOverview(signal: AbortSignal) {
    const { featured, featuredIds, recommended, excluded } = queries()
    const featuredQuery = featured()
    const answers = Promise.allSettled([
      featuredQuery ? directory.wallets(featuredQuery, signal) : undefined,
      directory.wallets(recommended(), signal),
      Promise.all(excluded().map((query) => directory.wallets(query, signal))),
    ])
    await unlessAborted(signal, answers, {
      done([first, second, third]) {
        reportFailures({ featured: first, recommended: second, excluded: third })
        const lists = [first, second].every(({ status }) => status === 'fulfilled')
        store.setState({
          status: lists ? 'ready' : 'failed',
          ...(first.status === 'fulfilled' && {
            featured: inOrder(first.value?.wallets ?? [], featuredIds),
          }),
          ...(second.status === 'fulfilled' && {
            recommended: second.value.wallets,
            count: second.value.count,
          }),
          ...(third.status === 'fulfilled' && {
            hiddenRdns: third.value.flatMap(({ wallets }) =>
              wallets.flatMap(({ rdns }) => (rdns ? [rdns.toLowerCase()] : [])),
            ),
          }),
        })
      },
    })
  }

  function reportFailures(answers: Record<string, PromiseSettledResult<unknown>>) {
    for (const [what, answer] of Object.entries(answers)) {
      if (answer.status === 'rejected') noteFailure(core, `wallets.${what}`, answer.reason)
    }
  }

  async function fetchPage(signal: AbortSignal) {
    await overview
    signal.throwIfAborted()
    const { page, recommended } = store.getState()
    const query = queries().list(
      page + 1,
      recommended.map(({ id }) => id),
    )
    return { answer: await directory.wallets(query, signal), entries: query.entries }
  }

  const loadPage = (signal: AbortSignal) =>
    unlessAborted(signal, fetchPage(signal), {
      done({ answer, entries }) {
        store.setState((state) => withPage(state, answer, entries))
      },
      failed(error) {
        noteFailure(core, 'wallets.page', error)
        store.setState({ pageStatus: 'failed' })
      },
    })

  function ensure() {
    const chainId = core.networks.store.getState().activeId
    const { status } = store.getState()
    if (chainId === loadedFor && (status === 'loading' || status === 'ready')) return
    loadedFor = chainId
    work.abort()
    work = new AbortController()
    store.setState({ ...emptyWalletList, status: 'loading' }, true)
    overview = loadOverview(work.signal)
  }

  return {
    store,
    ensure,
    loadNextPage() {
      const state = store.getState()
      if (state.pageStatus === 'loading' || !hasMorePages(state)) return
      if (state.status === 'idle') ensure()
      store.setState({ pageStatus: 'loading' })
      void loadPage(work.signal)
    },
    async searchWallets(query, signal) {
      const { wallets } = await directory.wallets(queries().search(query), signal)
      signal.throwIfAborted()
      store.setState({ search: wallets })
      return wallets
    },
  }
}

/** Sorts the featured wallets in the order of the host's ids, because the directory has an order of its own. */
function inOrder(wallets: readonly Wallet[], ids: readonly string[]): readonly Wallet[] {
  return ids.flatMap((id) => wallets.find((wallet) => wallet.id === id) ?? [])
}
