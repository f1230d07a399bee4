import type { RemoteImages } from '../port/backend.ts'
import type { Clock } from '../port/clock.ts'
import type { Chains } from '../port/chains.ts'
import type { Network } from '../port/network.ts'
import type { Names } from '../port/services/names.ts'
import { assetHosts } from './assetHosts.ts'
import { createChainBalances, type ListedToken } from './chain/chainBalances.ts'
import { createChains } from './chain/chains.ts'
import { createNameCheck } from './chain/nameCheck.ts'
import type { RpcClient } from './chain/rpcClient.ts'
import { createReadImage } from './guards/readImage.ts'
import { createBalances } from './http/balances.ts'
import { createHistoryService } from './http/historyService.ts'
import type { HttpClient } from './http/httpClient.ts'
import { createIdentityService } from './http/identityService.ts'
import { createNames } from './http/names.ts'
import { createOnramp } from './http/onramp.ts'
import { createSwapService } from './http/swapService.ts'
import type { SdkIdentity } from './sdkIdentity.ts'
import type { ServiceAddresses } from './serviceAddresses.ts'

const MAINNET: Network = {
  id: 'eip155:1',
  name: 'Ethereum',
  chain: 'eip155',
  currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}

/** A function per service that creates it with the clients that the services share. */
export type Services = ReturnType<typeof createServices>

/** Shares the clients among the services. A page loads this file with the first call of a service. */
export function createServices(shared: {
  blockchainApi: () => Promise<HttpClient>
  rpc: () => Promise<RpcClient>
  addresses: ServiceAddresses
  /** Defaults to the asset hosts of the services. */
  remoteImages: RemoteImages | undefined
  /** Returns the origin of the page, for the proxy of the pictures. */
  origin: () => string | undefined
  clock: Clock
  projectId: string
  sdk: SdkIdentity
  onError: (error: Error) => void
}) {
  const { blockchainApi, rpc, addresses, clock, projectId, sdk, onError } = shared
  const image = createReadImage({
    allowed: shared.remoteImages ?? { hosts: assetHosts(addresses) },
    origin: shared.origin,
    onError,
  })
  return {
    async names(suffix: string) {
      return createNames({ http: await blockchainApi(), projectId, clock, suffix })
    },
    async balances() {
      return createBalances({ http: await blockchainApi(), projectId, sdk, image })
    },
    async swap() {
      return createSwapService({ http: await blockchainApi(), projectId, sdk, image })
    },
    async history() {
      return createHistoryService({ http: await blockchainApi(), projectId, image })
    },
    async onramp() {
      const { cardProvider } = addresses
      return createOnramp({ http: await blockchainApi(), projectId, cardProvider, onError })
    },
    /**
     * Creates the reads of the chains. ENS is read from the host's own Ethereum, else from the
     * blockchain API's if the host uses the services.
     */
    async chains(own: Network | undefined, isAlone: boolean) {
      const mainnet = own ?? (isAlone ? undefined : MAINNET)
      return createChains({ rpc: await rpc(), clock, mainnet, image })
    },
    /** Creates balances that are read from the chains, for a host without a balance service. */
    chainBalances(
      chains: Chains,
      networks: readonly Network[] = [],
      tokens: readonly ListedToken[] = [],
    ) {
      return createChainBalances({ chains, networks, tokens, image })
    },
    /**
     * Creates the look-up of names and pictures. Without a service, they come only from the chains.
     */
    async identity(chains: Chains, names: Names | undefined, isServed: boolean) {
      return createIdentityService({
        http: isServed ? await blockchainApi() : undefined,
        projectId,
        chains,
        image,
        leadsTo: createNameCheck({ names, chains }),
        onError,
      })
    },
  }
}
