import { createStore, type StoreApi } from 'zustand/vanilla'
import { namespaceOf, type ChainId, type ChainNamespace } from '../../../backends/port/chainIds.ts'
import type { Network } from '../../../backends/port/network.ts'
import type { Storage } from '../../../backends/port/storage.ts'
import type { FoyerConfig } from '../options/config.ts'
import { storageKeys } from '../kernel/storageKeys.ts'

export interface NetworksState {
  /** CAIP-2 id of the active network. While a wallet is connected, it is the wallet's network, even if the host did not request it. */
  readonly activeId: ChainId
}

/** The requested networks and the active one. */
export interface Networks {
  readonly store: StoreApi<NetworksState>
  /** The networks of the host, in its order. */
  readonly requested: readonly Network[]
  /** The active network, `undefined` if the host did not request it. */
  active(): Network | undefined
  activeNamespace(): ChainNamespace
  find(id: ChainId): Network | undefined
  /** True if the host requested the active chain. */
  supported(): boolean
  /** Makes a network active and remembers it for later visits (C-364). */
  setActive(id: ChainId): void
  /** Restores the network of an earlier visit. Separate from creation, so that a server renders the same. */
  restore(): void
}

/**
 * Creates the networks. They start at `defaultChain`, or else at the first requested network;
 * `restore` switches to the stored one (C-364, open point 81).
 */
export function createNetworks(config: FoyerConfig, storage: Storage): Networks {
  const find = (id: ChainId) => config.networks.find((network) => network.id === id)
  const start = (find(config.defaultChain) ?? config.networks[0])?.id ?? config.defaultChain
  const store = createStore<NetworksState>(() => ({ activeId: start }))
  const active = () => find(store.getState().activeId)
  return {
    store,
    requested: config.networks,
    find,
    active,
    activeNamespace: () => namespaceOf(store.getState().activeId),
    supported: () => active() !== undefined,
    setActive(id) {
      store.setState({ activeId: id })
      if (find(id)) storage.set(storageKeys.network, id)
    },
    restore() {
      const stored = config.networks.find(({ id }) => id === storage.get(storageKeys.network))
      if (stored) store.setState({ activeId: stored.id })
    },
  }
}
