import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ChainId, ChainNamespace } from '../../backends/port/chainIds.ts'
import type { Address } from '../../backends/port/connectors.ts'
import type { Core } from './core.ts'

/** The state of the widget that a host can read (wire 6 "Public state"). */
export interface FoyerState {
  /** The modal is open. */
  readonly open: boolean
  /** An earlier session is being restored, or the modal waits for something outside. */
  readonly loading: boolean
  readonly connected: boolean
  /**
   * Not connected, but the wallet of an earlier connection is remembered: it is being restored, or comes back by itself
   * when the wallet does, for example after unlocking it. `disconnect()` ends this.
   */
  readonly remembered: boolean
  readonly address: Address | undefined
  /** CAIP-2 of the active network, whether or not the host requested it. */
  readonly selectedNetworkId: ChainId
  /** Namespace of the active network, e.g. `eip155`. */
  readonly activeChain: ChainNamespace
}

function read({ modal, session, networks }: Core): FoyerState {
  const { open, buffering } = modal.getState()
  const now = session.store.getState()
  const { status } = now
  return {
    open,
    loading: buffering || status === 'reconnecting',
    connected: status === 'connected',
    remembered: status === 'disconnected' ? now.remembered : status === 'reconnecting',
    address: session.address(),
    selectedNetworkId: networks.store.getState().activeId,
    activeChain: networks.activeNamespace(),
  }
}

/** The public state of the stores. It changes only when a value in it changes. One per widget, by `core.use`. */
export function createFoyerState(core: Core): StoreApi<FoyerState> {
  const store = createStore<FoyerState>(() => read(core))
  const update = () => {
    const before = new Map<string, unknown>(Object.entries(store.getState()))
    const now = read(core)
    if (Object.entries(now).some(([name, value]) => before.get(name) !== value)) {
      store.setState(now, true)
    }
  }
  for (const followed of [core.modal, core.session.store, core.networks.store]) {
    followed.subscribe(update)
  }
  return store
}
