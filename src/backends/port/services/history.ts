import type { ChainId } from '../chainIds.ts'
import type { Address } from '../connectors.ts'

/** A transferred coin, token or collectible (A-098, wire 1.8). */
export interface Transfer {
  readonly direction: 'in' | 'out' | 'self'
  readonly fungible?: { readonly name: string; readonly symbol: string; readonly iconUrl?: string }
  readonly nft?: { readonly name: string; readonly previewUrl?: string; readonly spam: boolean }
  /** The amount as decimal text, so that nothing is rounded. */
  readonly quantity: { readonly numeric: string }
  /** The value of the whole transfer at that time, in USD. */
  readonly value?: number
  /** The price per unit at that time, in USD. */
  readonly price?: number
}

/**
 * One entry of the history (A-097, wire 1.8). Texts that others choose freely are already plain
 * text.
 */
export interface Transaction {
  readonly id: string
  readonly hash: string
  /** When it was mined, in ms since epoch. For a pending transaction, when it was sent. */
  readonly minedAt: number
  /** The kind of transaction: `send`, `receive`, `trade`, …; unknown kinds are kept. */
  readonly operationType: string
  /** The status: `confirmed`, `failed`, `pending`; `ONRAMP_TRANSACTION_STATUS_…` for a purchase. */
  readonly status: string
  /** The sender; for a purchase, the provider's name. */
  readonly sentFrom: Address
  readonly sentTo: Address
  readonly nonce?: number
  /** Hash of the transaction with the same nonce that replaced this one, once known. Not provided by any service. */
  readonly replacedBy?: string
  /** The app that created the transaction. */
  readonly application?: { readonly name: string; readonly iconUrl?: string }
  readonly chainId?: ChainId
  readonly transfers: readonly Transfer[]
}

/** One page of the history. The next page starts at `next`; the last page has none. */
export interface TransactionPage {
  readonly transactions: readonly Transaction[]
  readonly next?: string
}

/**
 * Reads the history of an account, newest first, page by page (A-151, wire 1.8). `onramp` requests
 * purchases instead. Rejects with `network.failed`, `http.status`, `http.malformed`, `aborted`.
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
