import type { Connection } from './connectors.ts'
import type { Network } from './network.ts'

/** One pairing attempt: the URI to show as a QR code or in a deep link, and its result. */
export interface Pairing {
  /** The address of the pairing: `wc:{topic}@2?relay-protocol=irn&symKey=…` (wire 8.2). */
  readonly uri: string
  /** When the URI expires, in ms since epoch: 4 minutes after it became known (C-359). */
  readonly expiresAt: number
  /** Returns whether the relay can be reached now. If absent, it is not known. */
  readonly isReachable?: () => boolean
  /**
   * The connection in the namespace of the first approved network; other namespaces are its `companions`. Rejects with
   * `walletConnect.declined`, `walletConnect.expired`, `wallet.malformed`, `aborted`.
   */
  readonly connection: Promise<Connection>
}

/**
 * The port of WalletConnect (C-211, wire 8.2). `networks` are the host's, the preferred one first:
 * the wallet is asked to approve them, and they are read through their RPC URLs.
 */
export interface WalletConnect {
  /**
   * Preloads the client's code without contacting the relay or a wallet. Absent when there is nothing to load. Rejects
   * with `network.failed`.
   */
  warmUp?(): Promise<void>
  /**
   * Starts a pairing. After an abort, a later approval is dropped and its session ended. Rejects with `network.failed`,
   * `aborted`. `isAhead` is true for a pairing that is prepared before the visitor asks for one: it fails at once while the
   * browser is offline.
   */
  pair(options: {
    networks: readonly Network[]
    signal?: AbortSignal
    isAhead?: boolean
  }): Promise<Pairing>
  /**
   * Restores the session of an earlier visit without a prompt. Resolves with `undefined` when there
   * is none.
   */
  reconnect(options: {
    networks: readonly Network[]
    signal?: AbortSignal
  }): Promise<Connection | undefined>
}
