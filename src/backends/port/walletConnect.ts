import type { Connection } from './connectors.ts'
import type { Network } from './network.ts'

/** One attempt to pair: the address to show as QR or put into a deep link, and what becomes of it. */
export interface Pairing {
  /** `wc:{topic}@2?relay-protocol=irn&symKey=…` (wire 8.2). */
  readonly uri: string
  /** When the uri stops working, ms since epoch: 4 minutes after it became known (C-359). */
  readonly expiresAt: number
  /**
   * In the namespace of the first approved network; other namespaces come as its `companions`.
   * Rejects with `walletConnect.declined`, `walletConnect.expired`, `wallet.malformed`, `aborted`.
   */
  readonly connection: Promise<Connection>
}

/**
 * WalletConnect (C-004, C-100 to C-102, C-211 to C-215, wire 8.2). `networks` are those the host asks
 * for, the wanted one first: what the wallet is asked to approve, and where they are read.
 */
export interface WalletConnect {
  /**
   * Loads the client's code and does nothing else: neither the relay nor a wallet hears of it. For the moment before
   * somebody pairs; absent where there is nothing to load. Rejects with `network.failed`.
   */
  warmUp?(): Promise<void>
  /** An abort drops a later approval and ends it. Rejects with `network.failed`, `aborted`. */
  pair(options: { networks: readonly Network[]; signal?: AbortSignal }): Promise<Pairing>
  /** Without asking anybody: the session of an earlier visit, `undefined` when there is none. */
  reconnect(options: {
    networks: readonly Network[]
    signal?: AbortSignal
  }): Promise<Connection | undefined>
}
