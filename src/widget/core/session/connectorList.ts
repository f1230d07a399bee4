import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Backend } from '../../../backends/port/backend.ts'
import type { Connector } from '../../../backends/port/connectors.ts'
import type { FoyerConfig } from '../options/config.ts'

/** Id of the AUTH connector, by which later visits find it again (wire 5.5). */
export const authConnectorId = 'foyerAuth'

export interface ConnectorList {
  readonly store: StoreApi<{ readonly connectors: readonly Connector[] }>
  list(): readonly Connector[]
  /**
   * Returns the connector with that id. Also finds one part of a MULTI_CHAIN wallet by the id of
   * that part.
   */
  find(id: string | undefined): Connector | undefined
  /** Returns the e-mail and social login, if the host offers it and the backend has it. */
  auth(): Connector | undefined
  /** Starts listening for wallets, when the modal opens or a session is restored. */
  start(): void
  stop(): void
}

/** All connectors of this page: the backend's wallets and the login of the secure site. */
export function createConnectorList(config: FoyerConfig, backend: Backend): ConnectorList {
  const auth: Connector | undefined =
    config.auth && backend.auth
      ? { id: authConnectorId, type: 'AUTH', name: 'Auth', chain: 'eip155', ...config.auth }
      : undefined
  const own = auth ? [auth] : []
  const store = createStore<{ connectors: readonly Connector[] }>(() => ({ connectors: own }))
  // Created once, so that each call returns the same object for a part.
  let parts: readonly Connector[] = []
  const update = (found: readonly Connector[]) => {
    parts = partsOf(found)
    store.setState({ connectors: [...found, ...own] })
  }
  let stop: (() => void) | undefined
  return {
    store,
    list: () => store.getState().connectors,
    find: (id) => [...store.getState().connectors, ...parts].find((each) => each.id === id),
    auth: () => auth,
    start() {
      if (stop) return
      stop = backend.connectors.subscribe(update)
      update(backend.connectors.list())
    },
    stop() {
      stop?.()
      stop = undefined
    },
  }
}

/** The parts of MULTI_CHAIN wallets as connectors of their own. */
function partsOf(connectors: readonly Connector[]): readonly Connector[] {
  return connectors.flatMap(({ providers = [], ...shared }) =>
    providers.map(({ connectorId, ...part }) => ({ ...shared, ...part, id: connectorId })),
  )
}
