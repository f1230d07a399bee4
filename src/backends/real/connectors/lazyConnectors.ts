import type { Connectors } from '../../port/connectors.ts'
import { loadOnce } from '../onDemand.ts'

/**
 * Returns connectors whose code loads with the first search for wallets. Until then the list is
 * empty.
 */
export function createLazyConnectors(
  load: () => Promise<Connectors>,
  onError: (error: Error) => void,
): Connectors {
  let loaded: Connectors | undefined
  const ready = loadOnce('the wallets of this browser', async () => (loaded = await load()))

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
