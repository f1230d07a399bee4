import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Wallet } from '../../../../backends/port/services/wallets.ts'
import type { Core } from '../../../core/core.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { storageKeys } from '../../../core/kernel/storageKeys.ts'
import { parseRecentWallets } from './parseRecentWallets.ts'

/** At most this many are stored (C-353). */
export const recentWalletsMost = 2

/** The wallets that were connected last, newest first. Kept by `core.use(createRecentWallets)`. */
export interface RecentWallets {
  readonly store: StoreApi<{ readonly wallets: readonly Wallet[] }>
  /** Puts it first; the oldest of more than two is dropped (open point 42). */
  remember(wallet: Wallet): void
}

/** Takes up what an earlier visit stored. */
export function createRecentWallets(core: Core): RecentWallets {
  const { storage } = core.backend
  // What the host says of its own wallets counts, not what was stored.
  const own = core.config.customWallets ?? []
  const read = () => {
    const text = storage.get(storageKeys.recentWallets)
    if (text === undefined) return []
    try {
      return parseRecentWallets(JSON.parse(text))
        .slice(0, recentWalletsMost)
        .map((wallet) => own.find(({ id }) => id === wallet.id) ?? wallet)
    } catch (error) {
      noteFailure(core, 'wallets.recent', error)
      return []
    }
  }
  const store = createStore<{ wallets: readonly Wallet[] }>(() => ({ wallets: read() }))
  return {
    store,
    remember(wallet) {
      const others = store.getState().wallets.filter(({ id }) => id !== wallet.id)
      const wallets = [wallet, ...others].slice(0, recentWalletsMost)
      store.setState({ wallets })
      storage.set(storageKeys.recentWallets, JSON.stringify(wallets))
    },
  }
}
