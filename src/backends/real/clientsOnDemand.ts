import type { Clock } from '../port/clock.ts'
import type { RpcClient } from './chain/rpcClient.ts'
import type { Fetch, HttpClient, HttpOptions } from './http/httpClient.ts'
import { loadOnce } from './onDemand.ts'
import type { SdkIdentity } from './sdkIdentity.ts'
import type { ServiceAddresses } from './serviceAddresses.ts'

/**
 * The clients of the public services and of the chains, each loaded with its first call (wire 1.2).
 */
export interface Clients {
  walletApi(): Promise<HttpClient>
  pulse(): Promise<HttpClient>
  blockchainApi(): Promise<HttpClient>
  /** Reads each chain from its `rpcUrl`, or from the blockchain API. */
  rpc(): Promise<RpcClient>
  /**
   * Adds the id of the relay client to the calls of the blockchain API, or removes it, as the
   * client of the service does after a connect and a disconnect (wire 8.2).
   */
  nameRelayClient(id: string | undefined): void
}

/** Creates the clients with the headers and parameters of their services. */
export function createClientsOnDemand(options: {
  fetch: Fetch
  clock: Clock
  addresses: ServiceAddresses
  projectId: string
  sdk: SdkIdentity
  /** True if the host uses no public service. */
  isAlone: boolean
}): Clients {
  const { fetch, clock, addresses, projectId, sdk, isAlone } = options
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
  let clientId: string | undefined
  return {
    walletApi: httpClient({ baseUrl: addresses.walletApi, headers }),
    pulse: httpClient({ baseUrl: addresses.pulse, headers }),
    blockchainApi: httpClient({
      baseUrl: addresses.blockchainApi,
      query: () => ({ clientId }),
    }),
    rpc: loadOnce('the RPC client', async () => {
      const { createRpcClient } = await import('./chain/rpcClient.ts')
      const blockchainApi = isAlone ? undefined : addresses.blockchainApi
      return createRpcClient({ fetch, clock, blockchainApi, projectId })
    }),
    nameRelayClient(id) {
      clientId = id
    },
  }
}
