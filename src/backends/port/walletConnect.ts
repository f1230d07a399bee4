import type { ChainId } from './chainIds.ts'
import type { Connection } from './connectors.ts'

/** One attempt to pair: the address to show as QR or put into a deep link, and what becomes of it. */
export interface Pairing {
  /** `wc:{topic}@2?relay-protocol=irn&symKey=…` (wire 8.2). */
  readonly uri: string
  /** When the uri stops working, ms since epoch: 4 minutes after it became known (C-359). */
  readonly expiresAt: number
  /** Rejects with `walletConnect.declined`, `walletConnect.expired`, `aborted`. */
  readonly connection: Promise<Connection>
}

/** WalletConnect (C-004, C-100 to C-102, C-211 to C-215, wire 8.2). */
export interface WalletConnect {
  /** Rejects with `network.failed`, `aborted`. */
  pair(options: { chainIds: readonly ChainId[]; signal?: AbortSignal }): Promise<Pairing>
  reconnect(signal?: AbortSignal): Promise<Connection | undefined>
}
