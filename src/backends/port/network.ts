import { evmChainId, type ChainId, type ChainNamespace } from './chainIds.ts'

/** A network as the host configures it (C-170, wire 5.2). */
export interface Network {
  /** CAIP-2 id of the network. */
  readonly id: ChainId
  readonly name: string
  readonly chain: ChainNamespace
  /** The key of its picture at the wallet API (wire 1.3). */
  readonly imageId?: string | undefined
  readonly currency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  /** Address of its picture, https or data. When absent, the picture of the wallet API is used. */
  readonly imageUrl?: string | undefined
  /**
   * RPC URL of the host, used instead of the hosted service, which needs a project id (open point
   * 84).
   */
  readonly rpcUrl?: string | undefined
  /** Further RPC URLs, tried in order when the ones before do not answer. */
  readonly rpcUrls?: readonly string[] | undefined
  /** Public RPC URL without a key, passed to a wallet that does not know the network (EIP-3085). */
  readonly publicRpcUrl?: string | undefined
  readonly explorerUrl?: string | undefined
  readonly testnet?: boolean | undefined
}

/** The fields that Foyer reads of a viem or wagmi chain. */
export interface EvmChain {
  /** The EIP-155 chain number. */
  readonly id: number
  readonly name: string
  readonly nativeCurrency: Network['currency']
  /** The RPC URLs. Only the default ones are used, as by viem's `http()`. */
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly blockExplorers?: { readonly default: { readonly url: string } } | undefined
  readonly testnet?: boolean | undefined
}

/** Converts a network in either notation to Foyer's. */
export function toNetwork(written: Network | EvmChain): Network {
  if (!('nativeCurrency' in written)) return written
  const { id, name, nativeCurrency, rpcUrls, blockExplorers, testnet } = written
  return {
    id: evmChainId(id),
    name,
    chain: 'eip155',
    currency: nativeCurrency,
    rpcUrls: rpcUrls.default.http,
    ...(blockExplorers && { explorerUrl: blockExplorers.default.url }),
    ...(testnet && { testnet }),
  }
}

/** Returns the host's RPC URLs, in the order in which they are tried. */
export function rpcUrlsOf({ rpcUrl, rpcUrls = [] }: Network): readonly string[] {
  return rpcUrl === undefined ? rpcUrls : [rpcUrl, ...rpcUrls]
}
