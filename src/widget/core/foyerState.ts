import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ChainId, ChainNamespace } from '../../backends/port/chainIds.ts'
import type { Address } from '../../backends/port/connectors.ts'
import type { Core } from './core.ts'

/**
 * The state of the widget that a host can read. Its fields are those of other widgets of this kind
 * (wire 6).
 */
export interface FoyerState {
  /** True while the modal is open. */
  readonly open: boolean
  /** True while an earlier session is being restored, or the modal waits for something outside. */
  readonly loading: boolean
  readonly connected: boolean
  /**
   * True if nothing is connected, but the wallet of an earlier connection is remembered: it is
   * being restored, or comes back by itself when the wallet does, for example after unlocking it.
   * `disconnect()` ends this.
   */
  readonly remembered: boolean
  readonly address: Address | undefined
  /** CAIP-2 id of the active network, whether or not the host requested it. */
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

/**
 * The public state of the stores. It changes only when a value in it changes. Each widget has one,
 * which `core.use` creates.
 */
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
