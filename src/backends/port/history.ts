import type { ChainId } from './chainIds.ts'
import type { Address } from './connectors.ts'

/** A-098, wire 1.8. */
export interface Transfer {
  readonly direction: 'in' | 'out' | 'self'
  readonly fungible?: { readonly name: string; readonly symbol: string; readonly iconUrl?: string }
  readonly nft?: { readonly name: string; readonly previewUrl?: string; readonly spam: boolean }
  readonly quantity: { readonly numeric: string }
  readonly value?: number
  readonly price?: number
}

/** A-097, wire 1.8. */
export interface Transaction {
  readonly id: string
  readonly hash: string
  /** ms since epoch. */
  readonly minedAt: number
  readonly operationType: string
  readonly status: string
  readonly sentFrom: Address
  readonly sentTo: Address
  readonly chainId?: ChainId
  readonly transfers: readonly Transfer[]
}

/** A-151, wire 1.8. Rejects with `network.failed`, `http.*`, `aborted`. */
export interface History {
  transactions(
    query: { account: Address; chainId?: ChainId; cursor?: string; onramp?: 'coinbase' },
    signal?: AbortSignal,
  ): Promise<{ readonly transactions: readonly Transaction[]; readonly next?: string }>
}
