import type { Clock } from '../../port/clock.ts'
import type { Connectors, Eip1193Provider } from '../../port/connectors.ts'
import { FoyerError } from '../../port/errors.ts'
import type { Network } from '../../port/network.ts'
import { loadOnce } from '../onDemand.ts'
import { createAnnouncedWallets } from './announcedWallets.ts'
import { listConnectors, type BrowserWallet } from './listConnectors.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import { isProvider } from '../guards/isProvider.ts'

/**
 * The wallets of this browser: announced ones (EIP-6963), unless the host hides them (C-028), and
 * `window.ethereum`. A wallet connects on its current chain; the widget then asks it to switch. The
 * connection code loads with the first connect.
 */
export function createBrowserConnectors(options: {
  window: () => Window | undefined
  clock: Clock
  eip6963: boolean
  rpcUrl: (network: Network) => string
  onError: (error: Error) => void
}): Connectors {
  const announced = createAnnouncedWallets(options)
  const injected = createInjectedProvider(options.window, options.onError)
  const load = loadOnce('the connection to a wallet', async () => {
    const { createWalletConnections } = await import('./walletConnections.ts')
    return createWalletConnections(options)
  })

  function wallets(): readonly BrowserWallet[] {
    const found = options.eip6963 ? announced.list() : []
    return listConnectors(found, injected())
  }

  function find(connectorId: string): BrowserWallet | undefined {
    return wallets().find(({ connector }) => connector.id === connectorId)
  }

  function subscribe(listener: () => void): () => void {
    const owner = options.window()
    const unsubscribe = options.eip6963 ? announced.subscribe(listener) : () => undefined
    // Mobile wallets set window.ethereum after the page's script ran and emit this event.
    owner?.addEventListener('ethereum#initialized', listener)
    return () => {
      unsubscribe()
      owner?.removeEventListener('ethereum#initialized', listener)
    }
  }

  function list() {
    return wallets().map(({ connector }) => connector)
  }

  return {
    list,
    subscribe: (listener) => subscribe(() => listener(list())),

    async connect(connectorId, { signal }) {
      const wallet = find(connectorId)
      const connection = wallet && (await (await load()).connect(wallet, signal))
      if (connection !== undefined) return connection
      throw new FoyerError(
        'none.connector',
        `Failed to connect: this page shows no wallet with the id '${connectorId}'.`,
      )
    },

    async reconnect(connectorId, { signal, onAway } = {}) {
      const { reconnect } = await load()
      return reconnect({ connectorId, find: () => find(connectorId), subscribe, onAway, signal })
    },
  }
}

/**
 * Reads the wallet at `window.ethereum`; `undefined` when it has no request method. A getter there may throw, which is
 * reported once and counts as no wallet.
 */
function createInjectedProvider(
  owner: () => object | undefined,
  onError: (error: Error) => void,
): () => Eip1193Provider | undefined {
  let isReported = false
  return () => {
    try {
      const page: { readonly ethereum?: unknown } | undefined = owner()
      const found = page?.ethereum
      return isProvider(found) ? found : undefined
    } catch (thrown) {
      if (!isReported) onError(toFoyerError(thrown, 'wallet.malformed', 'Reading window.ethereum'))
      isReported = true
      return undefined
    }
  }
}
