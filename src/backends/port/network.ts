import { evmChainId, type ChainId, type ChainNamespace } from './chainIds.ts'

/** A network as the host asks for it (C-170, wire 5.2). */
export interface Network {
  /** CAIP-2. */
  readonly id: ChainId
  readonly name: string
  readonly chain: ChainNamespace
  /** Key of the picture at the wallet API (wire 1.3, W7). */
  readonly imageId?: string
  readonly currency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  /** Its picture, https or data; the one at the wallet API when absent. */
  readonly imageUrl?: string
  /** An RPC address of the host's own instead of the blockchain API's (open point 84). */
  readonly rpcUrl?: string
  /** More of them, after `rpcUrl`: each is asked when those before it do not answer. */
  readonly rpcUrls?: readonly string[]
  /** A public RPC address without anybody's key: what a wallet is handed that does not know the network (EIP-3085). */
  readonly publicRpcUrl?: string
  readonly explorerUrl?: string
  readonly testnet?: boolean
}

/** An EVM chain as viem and wagmi write it: what Foyer reads of it. */
export interface EvmChain {
  /** EIP-155 chain number. */
  readonly id: number
  readonly name: string
  readonly nativeCurrency: Network['currency']
  /** Read as viem's `http()` does: at the default addresses. */
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly blockExplorers?: { readonly default: { readonly url: string } } | undefined
  readonly testnet?: boolean | undefined
}

/** A network however the host writes it. */
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

/** The RPC addresses that the host gave, in the order in which they are asked. */
export function rpcUrlsOf({ rpcUrl, rpcUrls = [] }: Network): readonly string[] {
  return rpcUrl === undefined ? rpcUrls : [rpcUrl, ...rpcUrls]
}
