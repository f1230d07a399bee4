import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ChainId } from '../../../../backends/port/chainIds.ts'
import type { Wallet, WalletDirectory } from '../../../../backends/port/services/wallets.ts'
import type { Core } from '../../../core/core.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { unlessAborted } from '../../../core/kernel/unlessAborted.ts'
import { directoryQueries } from './directoryQueries.ts'
import { emptyWalletList, type WalletListState } from './walletListState.ts'

/** The wallet directory of a widget; read it by `core.use(createWalletDirectoryStore)`. */
export interface WalletDirectoryStore {
  readonly store: StoreApi<WalletListState>
  /** Loads featured and recommended once, and again after a failure or when the network changed. */
  ensure(): void
  /** The last load of featured and recommended; `signal` aborts with the next one. */
  overview(): { readonly done: Promise<void>; readonly signal: AbortSignal }
}

/** Replaces a missing directory: the list then has the wallets of this browser and of the host. */
export const noDirectory: Pick<WalletDirectory, 'wallets'> = {
  wallets: () => Promise.resolve({ wallets: [], count: 0 }),
}

/** Creates the store of the wallet list (C-175). It requests nothing before `ensure`. */
export function createWalletDirectoryStore(core: Core): WalletDirectoryStore {
  const directory = core.backend.directory ?? noDirectory
  const store = createStore<WalletListState>(() => emptyWalletList)
  let work = new AbortController()
  let overview: Promise<void> = Promise.resolve()
  let loadedFor: ChainId | undefined

  async function loadOverview(signal: AbortSignal, chainId: ChainId) {
    const { featured, featuredIds, recommended, excluded } = directoryQueries(core.config, chainId)
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

  function ensure() {
    const chainId = core.networks.store.getState().activeId
    const { status } = store.getState()
    if (chainId === loadedFor && (status === 'loading' || status === 'ready')) return
    loadedFor = chainId
    work.abort()
    work = new AbortController()
    store.setState({ ...emptyWalletList, status: 'loading' }, true)
    overview = loadOverview(work.signal, chainId)
  }

  return { store, ensure, overview: () => ({ done: overview, signal: work.signal }) }
}

/** Sorts the featured wallets in the order of the host's ids, because the directory has an order of its own. */
function inOrder(wallets: readonly Wallet[], ids: readonly string[]): readonly Wallet[] {
  return ids.flatMap((id) => wallets.find((wallet) => wallet.id === id) ?? [])
}
