import type { ChainId } from '../chainIds.ts'
import type { Address } from '../connectors.ts'

/** What moved in a transaction: a coin or token, or a collectible (A-098, wire 1.8). */
export interface Transfer {
  readonly direction: 'in' | 'out' | 'self'
  readonly fungible?: { readonly name: string; readonly symbol: string; readonly iconUrl?: string }
  readonly nft?: { readonly name: string; readonly previewUrl?: string; readonly spam: boolean }
  /** Decimal text, so that nothing is rounded. */
  readonly quantity: { readonly numeric: string }
  /** USD of the whole transfer at that time. */
  readonly value?: number
  /** USD per unit at that time. */
  readonly price?: number
}

/** One entry of the history (A-097, wire 1.8). Words that the service may add to are plain text. */
export interface Transaction {
  readonly id: string
  readonly hash: string
  /** ms since epoch; of one that waits to be mined, when it was sent. */
  readonly minedAt: number
  /** `send`, `receive`, `trade`, …; one that Foyer does not know is kept. */
  readonly operationType: string
  /** `confirmed`, `failed`, `pending`; `ONRAMP_TRANSACTION_STATUS_…` of a purchase. */
  readonly status: string
  /** Of a purchase, the provider's name. */
  readonly sentFrom: Address
  readonly sentTo: Address
  readonly nonce?: number
  /** Hash of the one of the same nonce that took its place, once that is known; no service provides it. */
  readonly replacedBy?: string
  /** The app it was made with. */
  readonly application?: { readonly name: string; readonly iconUrl?: string }
  readonly chainId?: ChainId
  readonly transfers: readonly Transfer[]
}

/** The page after the one that was asked for begins at `next`; the last page has none. */
export interface TransactionPage {
  readonly transactions: readonly Transaction[]
  readonly next?: string
}

/**
 * What an account did, newest first, page by page (A-151, wire 1.8). `onramp` asks for its purchases
 * instead. Rejects with `network.failed`, `http.status`, `http.malformed`, `aborted`.
 */
export interface History {
  transactions(
    query: {
      readonly account: Address
      readonly chainId?: ChainId
      readonly cursor?: string
      readonly onramp?: 'coinbase'
    },
    signal?: AbortSignal,
  ): Promise<TransactionPage>
}
