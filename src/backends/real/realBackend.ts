import type { Backend, BackendContext, BackendFactory } from '../port/backend.ts'
import type { Chains } from '../port/chains.ts'
import { FoyerError } from '../port/errors.ts'
import { rpcUrlsOf, toNetwork, type Network } from '../port/network.ts'
import { assetHosts } from './assetHosts.ts'
import { createLocalStorage } from './browser/localStorage.ts'
import { createSystemClock } from './browser/systemClock.ts'
import { createSystemRandom } from './browser/systemRandom.ts'
import { createWindowBrowser } from './browser/windowBrowser.ts'
import { walletRpcUrl } from './chain/walletRpcUrl.ts'
import { createNamespaceConnectors } from './connectors/namespaceConnectors.ts'
import { createFrameAuthOnDemand } from './frameAuthOnDemand.ts'
import { createAnalytics } from './http/analytics.ts'
import type { Fetch, HttpOptions } from './http/httpClient.ts'
import { loadOnce, onDemand } from './onDemand.ts'
import type { OptionalPort, RealBackendOptions } from './realBackendOptions.ts'
import { sdkIdentity } from './sdkIdentity.ts'
import { serviceAddresses } from './serviceAddresses.ts'

const MAINNET: Network = {
  id: 'eip155:1',
  name: 'Ethereum',
  chain: 'eip155',
  currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}

/**
 * The production backend: the public services, the wallets of this browser, and the secure site's frame. It can be
 * created on a server, because it uses no window and makes no request before the first call. A page loads only what it
 * uses: the code of each service, of the secure frame and of WalletConnect loads with the first call.
 */
export function createRealBackend(options: RealBackendOptions = {}): BackendFactory {
  return (context) => assemble(options, context)
}

function assemble(options: RealBackendOptions, context: BackendContext): Backend {
  const { projectId, eip6963 } = context
  const addresses = serviceAddresses(options.addresses)
  const sdk = sdkIdentity(options.sdk)
  const onError = options.onError ?? (() => undefined)
  const fetch: Fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init))
  const findWindow = () => options.window ?? (typeof window === 'undefined' ? undefined : window)

  const { services, tokenList = [] } = options
  const isAlone = services === 'none'
  if ((services !== undefined && !isAlone) || !Array.isArray(tokenList)) {
    throw new FoyerError(
      'config.invalid',
      "`services` must be 'none' or absent, and `tokenList` a list.",
    )
  }
  const { id: unserved } = (isAlone && context.networks?.find((each) => !rpcUrlsOf(each)[0])) || {}
  if (unserved) {
    throw new FoyerError(
      'config.invalid',
      `Without services, each network is read from your own node. Give ${unserved} an \`rpcUrl\`.`,
    )
  }
  /** The host's own part, or the default one; absent if the host has no service for it. */
  function part<Name extends OptionalPort>(name: Name, make: () => Backend[Name]) {
    const own = options[name] ?? (isAlone ? false : make())
    return own === false ? undefined : (own as Backend[Name])
  }

  const clock = options.clock ?? createSystemClock()
  const random = options.random ?? createSystemRandom()
  const storage = options.storage ?? createLocalStorage({ window: findWindow, onError })
  const browser = options.browser ?? createWindowBrowser(findWindow)

  const image = loadOnce('the check of pictures', async () => {
    const { createReadImage } = await import('./guards/readImage.ts')
    return createReadImage({
      allowed: context.remoteImages ?? { hosts: assetHosts(addresses) },
      origin: () => findWindow()?.location.origin,
      onError,
    })
  })

  const headers = {
    'x-project-id': projectId,
    'x-sdk-type': sdk.type,
    'x-sdk-version': sdk.version,
  }
  const httpClient = (to: Pick<HttpOptions, 'baseUrl' | 'headers' | 'query'>) =>
    loadOnce('the HTTP client', async () => {
      const { createHttpClient } = await import('./http/httpClient.ts')
      return createHttpClient({ fetch, clock, ...to })
    })
  const walletApi = httpClient({ baseUrl: addresses.walletApi, headers })
  const pulse = httpClient({ baseUrl: addresses.pulse, headers })
  let relayClientId: string | undefined
  const blockchainApi = httpClient({
    baseUrl: addresses.blockchainApi,
    query: () => ({ clientId: relayClientId }),
  })

  const rpc = loadOnce('the RPC client', async () => {
    const { createRpcClient } = await import('./chain/rpcClient.ts')
    return createRpcClient({
      fetch,
      clock,
      blockchainApi: isAlone ? undefined : addresses.blockchainApi,
      projectId,
    })
  })
  const rpcUrlForWallets = (network: Network) => walletRpcUrl(network, projectId)
  const mainnet =
    (options.mainnet && toNetwork(options.mainnet)) ??
    context.networks?.find(({ id }) => id === MAINNET.id) ??
    (isAlone ? undefined : MAINNET)
  const chains: Chains =
    options.chains ??
    onDemand(
      'the chains',
      async () => {
        const { createChains } = await import('./chain/chains.ts')
        return createChains({ rpc: await rpc(), clock, mainnet, image: await image() })
      },
      [
        'nativeBalance',
        'call',
        'waitForReceipt',
        'ensIdentity',
        'ensAvatar',
        'ensAddress',
        'sameAccountOn',
      ],
    )

  const suffix = options.nameSuffix ?? '.wcn.id'
  const names = part('names', () => ({
    suffix,
    ...onDemand(
      'the names',
      async () => {
        const { createNames } = await import('./http/names.ts')
        return createNames({ http: await blockchainApi(), projectId, clock, suffix })
      },
      ['suggestions', 'isRegistered', 'resolve', 'reverse', 'register'],
    ),
  }))

  return {
    clock,
    random,
    storage,
    browser,
    chains,
    directory: part('directory', () =>
      onDemand(
        'the wallet directory',
        async () => {
          const { createWalletDirectory } = await import('./http/walletDirectory.ts')
          return createWalletDirectory({
            http: await walletApi(),
            createObjectUrl: (blob) => URL.createObjectURL(blob),
          })
        },
        ['wallets', 'walletImage', 'assetImage', 'tokenImage', 'currencyImage'],
      ),
    ),
    connectors:
      options.connectors ??
      createNamespaceConnectors({
        networks: context.networks,
        multiChainWallets: context.multiChainWallets,
        window: findWindow,
        clock,
        eip6963,
        rpcUrl: rpcUrlForWallets,
        onError,
      }),
    identity:
      options.identity ||
      onDemand(
        'the identity service',
        async () => {
          const [{ createIdentityService }, { createNameCheck }] = await Promise.all([
            import('./http/identityService.ts'),
            import('./chain/nameCheck.ts'),
          ])
          return createIdentityService({
            http: options.identity === false || isAlone ? undefined : await blockchainApi(),
            projectId,
            chains,
            image: await image(),
            leadsTo: createNameCheck({ names, chains }),
            onError,
          })
        },
        ['identity'],
      ),
    balances:
      part('balances', () =>
        onDemand(
          'the balances',
          async () => {
            const { createBalances } = await import('./http/balances.ts')
            const http = await blockchainApi()
            return createBalances({ http, projectId, sdk, image: await image() })
          },
          ['balances'],
        ),
      ) ??
      onDemand(
        'the balances',
        async () => {
          const { createChainBalances } = await import('./chain/chainBalances.ts')
          const { networks = [] } = context
          const parts = { chains, networks, tokens: tokenList, image: await image() }
          return createChainBalances(parts)
        },
        ['balances'],
      ),
    swap: part('swap', () =>
      onDemand(
        'the swap service',
        async () => {
          const { createSwapService } = await import('./http/swapService.ts')
          const http = await blockchainApi()
          return createSwapService({ http, projectId, sdk, image: await image() })
        },
        ['tokens', 'price', 'quote', 'allowance', 'buildApproval', 'buildSwap'],
      ),
    ),
    history: part('history', () =>
      onDemand(
        'the history',
        async () => {
          const { createHistoryService } = await import('./http/historyService.ts')
          const http = await blockchainApi()
          return createHistoryService({ http, projectId, image: await image() })
        },
        ['transactions'],
      ),
    ),
    analytics: part('analytics', () =>
      createAnalytics({
        http: onDemand('the HTTP client', pulse, ['send']),
        clock,
        random,
        page: () => findWindow()?.location,
        onError,
      }),
    ) ?? { send: () => undefined },
    names,
    auth: part('auth', () =>
      createFrameAuthOnDemand({
        secureSite: addresses.secureSite,
        projectId,
        sdk,
        storage,
        storagePrefix: options.frameStoragePrefix ?? '@foyer/frame/',
        browser,
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
            rpc: await rpc(),
            walletRpcUrl: rpcUrlForWallets,
            onRelayClient(id) {
              relayClientId = id
            },
            onError,
          })
        },
        ['warmUp', 'pair', 'reconnect'],
      ),
    ),
    onramp: part('onramp', () =>
      onDemand(
        'the on-ramp',
        async () => {
          const { createOnramp } = await import('./http/onramp.ts')
          const { cardProvider } = addresses
          return createOnramp({ http: await blockchainApi(), projectId, cardProvider, onError })
        },
        ['currencies', 'quote', 'url'],
      ),
    ),
  }
}
