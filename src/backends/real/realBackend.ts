import type { Backend, BackendContext, BackendFactory } from '../port/backend.ts'
import type { Network } from '../port/network.ts'
import { usualPrefix } from '../port/storage.ts'
import { createPageStorage } from './browser/pageStorage.ts'
import { createWebStorage } from './browser/webStorage.ts'
import { createSystemClock } from './browser/systemClock.ts'
import { createSystemRandom } from './browser/systemRandom.ts'
import { createWindowBrowser } from './browser/windowBrowser.ts'
import { walletRpcUrl } from './chain/walletRpcUrl.ts'
import { createNamespaceConnectors } from './namespaceConnectors.ts'
import { createFrameAuthOnDemand } from './frameAuthOnDemand.ts'
import { createAnalytics } from './http/analytics.ts'
import type { Fetch } from './http/httpClient.ts'
import { createClientsOnDemand } from './clientsOnDemand.ts'
import { onDemand } from './onDemand.ts'
import type { RealBackendOptions } from './realBackendOptions.ts'
import { sdkIdentity } from './sdkIdentity.ts'
import { serviceAddresses } from './serviceAddresses.ts'
import { createServiceChoice } from './serviceChoice.ts'
import { createServicesOnDemand } from './servicesOnDemand.ts'

/**
 * The production backend: the public services, the wallets of this browser, and the secure site's frame. It can be
 * created on a server, because it uses no window and makes no request before the first call. A page loads only what it
 * uses: the code of each service, of the secure frame and of WalletConnect loads with the first call.
 */
export function createRealBackend(options: RealBackendOptions = {}): BackendFactory {
  try {
    if (process.env.NODE_ENV === 'development') {
      void import('./warnOptions.ts').then(({ warnOptions }) => warnOptions(options))
    }
  } catch {
    // A page without a bundler has no `process`. Bundlers drop all of this from production builds.
  }
  return (context) => assemble(options, context)
}

function assemble(options: RealBackendOptions, context: BackendContext): Backend {
  const { projectId, networks } = context
  const addresses = serviceAddresses(options.addresses)
  const sdk = sdkIdentity(options.sdk)
  const onError = options.onError ?? (() => undefined)
  const fetch: Fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init))
  const findWindow = () => options.window ?? (typeof window === 'undefined' ? undefined : window)
  const choice = createServiceChoice(options, networks)
  const { isAlone, part } = choice

  const clock = options.clock ?? createSystemClock()
  const random = options.random ?? createSystemRandom()
  const { storagePrefix = usualPrefix } = context
  const storage = createPageStorage(
    options.storage ?? createWebStorage({ area: 'localStorage', window: findWindow, onError }),
    storagePrefix,
    findWindow,
  )
  // It gets no `onError`: a tab that cannot store anything forgets it with the page, which is no
  // failure.
  const tabStorage = createPageStorage(
    options.tabStorage ??
      createWebStorage({ area: 'sessionStorage', window: findWindow, onError: () => undefined }),
    storagePrefix,
  )
  const browser = options.browser ?? createWindowBrowser(findWindow)

  const clients = createClientsOnDemand({ fetch, clock, addresses, projectId, sdk, isAlone })
  const services = createServicesOnDemand({
    options,
    networks,
    choice,
    walletApi: clients.walletApi,
    async load() {
      const { createServices } = await import('./services.ts')
      return createServices({
        blockchainApi: clients.blockchainApi,
        rpc: clients.rpc,
        addresses,
        remoteImages: context.remoteImages,
        origin: () => findWindow()?.location.origin,
        clock,
        projectId,
        sdk,
        onError,
      })
    },
  })
  const rpcUrlForWallets = (network: Network) => walletRpcUrl(network, projectId)

  return {
    clock,
    random,
    storage,
    tabStorage,
    browser,
    ...services,
    connectors:
      options.connectors ??
      createNamespaceConnectors({
        ...context,
        window: findWindow,
        clock,
        rpcUrl: rpcUrlForWallets,
        onError,
      }),
    analytics: part('analytics', () =>
      createAnalytics({
        http: onDemand('the HTTP client', clients.pulse, ['send']),
        clock,
        random,
        page: () => findWindow()?.location,
        onError,
      }),
    ) ?? { send: () => undefined },
    auth: part('auth', () =>
      createFrameAuthOnDemand({
        secureSite: addresses.secureSite,
        projectId,
        sdk,
        storage,
        storagePrefix: options.frameStoragePrefix ?? '@foyer/frame/',
        browser,
        window: findWindow,
        openTabChannel: options.openTabChannel,
        rpc: clients.rpc,
        networks: networks ?? [],
        clock,
        random,
        mountFrame: options.mountFrame,
        onRefused: options.onRefused ?? (() => undefined),
        onError,
      }),
    ),
    walletConnect: part('walletConnect', () =>
      onDemand(
        'WalletConnect',
        async () => {
          const { createWalletConnect } = await import('./walletconnect/walletConnect.ts')
          return createWalletConnect({
            relayUrl: addresses.relay,
            verifyUrl: addresses.verify,
            projectId,
            metadata: context.metadata,
            clock,
            storage,
            rpc: await clients.rpc(),
            walletRpcUrl: rpcUrlForWallets,
            onRelayClient: clients.nameRelayClient,
            storagePrefix,
            window: findWindow,
            browser,
            onError,
          })
        },
        ['warmUp', 'pair', 'reconnect'],
      ),
    ),
  }
}
