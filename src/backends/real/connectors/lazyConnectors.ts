import type { Connectors } from '../../port/connectors.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'

/** Connectors whose code loads when wallets are first looked for; until then there are none. */
export function createLazyConnectors(
  load: () => Promise<Connectors>,
  onError: (error: Error) => void,
): Connectors {
  let loading: Promise<Connectors> | undefined
  let loaded: Connectors | undefined

  async function ready(): Promise<Connectors> {
    loading ??= load()
    try {
      loaded = await loading
      return loaded
    } catch (error) {
      // The next one to ask tries again.
      loading = undefined
      throw toFoyerError(error, 'network.failed', 'Loading the wallets of this browser')
    }
  }

  return {
    list: () => loaded?.list() ?? [],
    subscribe(listener) {
      let stop: (() => void) | undefined
      let wanted = true
      ready().then((connectors) => {
        if (!wanted) return
        stop = connectors.subscribe(listener)
        listener(connectors.list())
      }, onError)
      return () => {
        wanted = false
        stop?.()
      }
    },
    connect: async (connectorId, options) => (await ready()).connect(connectorId, options),
    reconnect: async (connectorId, options) => (await ready()).reconnect(connectorId, options),
  }
}
