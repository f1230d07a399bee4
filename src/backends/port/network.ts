import type { ChainId, ChainNamespace } from './chainIds.ts'

/** A network as the host asks for it (C-170, wire 5.2). */
export interface Network {
  /** CAIP-2. */
  readonly id: ChainId
  readonly name: string
  readonly chain: ChainNamespace
  /** Key of the picture at the wallet API (wire 1.3, W7). */
  readonly imageId?: string
  readonly currency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  /** An RPC address of the host's own instead of the blockchain API's (open point 84). */
  readonly rpcUrl?: string
  /** A public RPC address without anybody's key: what a wallet is handed that does not know the network (EIP-3085). */
  readonly publicRpcUrl?: string
  readonly explorerUrl?: string
  readonly testnet?: boolean
}
