import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Wallet } from '../../../../backends/port/services/wallets.ts'
import type { Core } from '../../../core/core.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { storageKeys } from '../../../core/kernel/storageKeys.ts'
import { parseRecentWallets } from './parseRecentWallets.ts'

/** The most recent wallets that are stored (C-353). */
export const maxRecentWallets = 2

/** The last connected wallets, newest first; read them by `core.use(createRecentWallets)`. */
export interface RecentWallets {
  readonly store: StoreApi<{ readonly wallets: readonly Wallet[] }>
  /** Puts a wallet first, and drops the oldest of more than two (C-353). */
  remember(wallet: Wallet): void
}

/** Restores the stored wallets of an earlier visit. */
export function createRecentWallets(core: Core): RecentWallets {
  const { storage } = core.backend
  // The host's data about its own wallets overrides the stored one.
  const own = core.config.customWallets ?? []
  const read = () => {
    const text = storage.get(storageKeys.recentWallets)
    if (text === undefined) return []
    try {
      return parseRecentWallets(JSON.parse(text))
        .slice(0, maxRecentWallets)
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
      const wallets = [wallet, ...others].slice(0, maxRecentWallets)
      store.setState({ wallets })
      storage.set(storageKeys.recentWallets, JSON.stringify(wallets))
    },
  }
}
