import type { Backend, BackendContext, BackendFactory } from '../port/backend.ts'
import type { Network } from '../port/network.ts'
import { createLocalStorage } from './browser/localStorage.ts'
import { createSystemClock } from './browser/systemClock.ts'
import { createSystemRandom } from './browser/systemRandom.ts'
import { createWindowBrowser } from './browser/windowBrowser.ts'
import { createChains } from './chain/chains.ts'
import { createNameCheck } from './chain/nameCheck.ts'
import { createRpcClient } from './chain/rpcClient.ts'
import { walletRpcUrl } from './chain/walletRpcUrl.ts'
import { createNamespaceConnectors } from './connectors/namespaceConnectors.ts'
import { createFrameAuth } from './frame/frameAuth.ts'
import { mountFrameElement, type MountFrame } from './frame/frameElement.ts'
import type { RefusedMessage } from './frame/refusedMessage.ts'
import { createAnalytics } from './http/analytics.ts'
import { createBalances } from './http/balances.ts'
import { createHistory } from './http/history.ts'
import { createHttpClient, type Fetch } from './http/httpClient.ts'
import { createIdentityService } from './http/identityService.ts'
import { createOnramp } from './http/onramp.ts'
import { createNames } from './http/names.ts'
import { createSwap } from './http/swap.ts'
import { createWalletDirectory } from './http/walletDirectory.ts'
import { createReadImage } from './guards/readImage.ts'
import { assetHosts } from './assetHosts.ts'
import { sdkIdentity, type SdkIdentity } from './sdkIdentity.ts'
import { serviceAddresses, type ServiceAddresses } from './serviceAddresses.ts'
import { createWalletConnect } from './walletconnect/walletConnect.ts'

/** All optional. A port that is given stands in for the one that would be built, also for the others. */
export interface RealBackendOptions extends Partial<Backend> {
  /** Base addresses of the services (wire 1.1). */
  readonly addresses?: Partial<ServiceAddresses>
  readonly fetch?: Fetch
  /** The page's window; looked up when it is needed, so that a server needs none. */
  readonly window?: Window
  readonly sdk?: Partial<SdkIdentity>
  /** Ethereum as ENS is read from it; when absent the widget's own network, or else the blockchain API's. */
  readonly mainnet?: Network
  /** The zone of account names (wire 1.6, open point 98); `.wcn.id` when absent. */
  readonly nameSuffix?: string
  /** Before the keys of a login (wire 2.8); `@foyer/frame/` when absent. */
  readonly frameStoragePrefix?: string
  /** How the secure site's frame is put into the page; the real one when absent. */
  readonly mountFrame?: MountFrame
  /** Receives failures that no call rejects with: analytics, storage, odd wallet events. Silent when absent. */
  readonly onError?: (error: Error) => void
  /** Told of frame messages that were not believed. */
  readonly onRefused?: (refused: RefusedMessage) => void
}

const MAINNET: Network = {
  id: 'eip155:1',
  name: 'Ethereum',
  chain: 'eip155',
  currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}

/**
 * The production backend: the public services, the wallets of this browser, the secure site's frame.
 * Touches no window and makes no request before it is asked something, so it can be made on a server.
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

  const clock = options.clock ?? createSystemClock()
  const random = options.random ?? createSystemRandom()
  const storage = options.storage ?? createLocalStorage({ window: findWindow, onError })
  const browser = options.browser ?? createWindowBrowser(findWindow)

  const image = createReadImage({
    allowed: context.remoteImages ?? { hosts: assetHosts(addresses) },
    origin: () => findWindow()?.location.origin,
    onError,
  })

  const namespace = {
    'x-project-id': projectId,
    'x-sdk-type': sdk.type,
    'x-sdk-version': sdk.version,
  }
  const walletApi = createHttpClient({
    fetch,
    clock,
    baseUrl: addresses.walletApi,
    headers: namespace,
  })
  const pulse = createHttpClient({ fetch, clock, baseUrl: addresses.pulse, headers: namespace })
  let relayClientId: string | undefined
  const blockchainApi = createHttpClient({
    fetch,
    clock,
    baseUrl: addresses.blockchainApi,
    query: () => ({ clientId: relayClientId }),
  })

  const rpc = createRpcClient({ fetch, clock, blockchainApi: addresses.blockchainApi, projectId })
  const rpcUrlForWallets = (network: Network) => walletRpcUrl(network, projectId)
  const mainnet =
    options.mainnet ?? context.networks?.find(({ id }) => id === MAINNET.id) ?? MAINNET
  const chains = options.chains ?? createChains({ rpc, clock, mainnet, image })

  const names =
    options.names ??
    createNames({
      http: blockchainApi,
      projectId,
      clock,
      suffix: options.nameSuffix ?? '.wcn.id',
    })

  return {
    clock,
    random,
    storage,
    browser,
    chains,
    directory:
      options.directory ??
      createWalletDirectory({
        http: walletApi,
        createObjectUrl: (blob) => URL.createObjectURL(blob),
      }),
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
      options.identity ??
      createIdentityService({
        http: blockchainApi,
        projectId,
        chains,
        image,
        leadsTo: createNameCheck({ names, chains }),
        onError,
      }),
    balances: options.balances ?? createBalances({ http: blockchainApi, projectId, sdk, image }),
    swap: options.swap ?? createSwap({ http: blockchainApi, projectId, sdk, image }),
    history: options.history ?? createHistory({ http: blockchainApi, projectId, image }),
    analytics:
      options.analytics ??
      createAnalytics({ http: pulse, clock, random, page: () => findWindow()?.location, onError }),
    names,
    auth:
      options.auth ??
      createFrameAuth({
        secureSite: addresses.secureSite,
        projectId,
        sdk,
        storage,
        storagePrefix: options.frameStoragePrefix ?? '@foyer/frame/',
        browser,
        clock,
        random,
        mountFrame: options.mountFrame ?? mountFrameElement,
        onRefused: options.onRefused ?? (() => undefined),
        onError,
      }),
    walletConnect:
      options.walletConnect ??
      createWalletConnect({
        relayUrl: addresses.relay,
        verifyUrl: addresses.verify,
        projectId,
        metadata: context.metadata,
        clock,
        storage,
        rpc,
        walletRpcUrl: rpcUrlForWallets,
        onRelayClient(id) {
          relayClientId = id
        },
        onError,
      }),
    onramp:
      options.onramp ??
      createOnramp({
        http: blockchainApi,
        projectId,
        cardProvider: addresses.cardProvider,
        onError,
      }),
  }
}
