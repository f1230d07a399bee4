import type { KnownCall } from './knownCalls.ts'

/**
 * Name of a call across a seam: `directory.wallets`, `chain.eth_getBalance`,
 * `wallet.eth_requestAccounts`, `frame.connectOtp`. Faults and expectations use the same names. A method
 * after its prefix may be any that a foreign client calls; every other name is a known one.
 */
export type CallName =
  KnownCall | `${'chain' | 'frame' | 'host' | 'http' | 'phone' | 'relay' | 'wallet'}.${string}`

/** One call across a seam, from its start to its end. Plain data, shown by the workbench. */
export interface CallRecord {
  readonly id: number
  readonly name: CallName
  /** Virtual ms since epoch. */
  readonly startedAt: number
  readonly arguments: unknown
  readonly status: 'open' | 'parked' | 'done' | 'failed'
  readonly endedAt?: number
  readonly result?: unknown
  readonly error?: { readonly code?: string | number; readonly message: string }
  /** The fault rule that was applied to this call. */
  readonly faultId?: string
}

/** Marks a wait as one for a person or for the clock, so that time can go on. */
export type Park = <T>(wait: Promise<T>) => Promise<T>

/** A call that is under way. The side that answers it ends it or parks it. */
export interface OpenCall {
  readonly record: CallRecord
  readonly park: Park
  /** Notes the fault rule that is applied to this call. */
  faulted(faultId: string): void
  done(result: unknown): void
  failed(error: unknown): void
}

/** What a follower of the call log is notified of a call. */
export type CallChange = 'begins' | 'ends'

/** Every call across a seam, in the order in which they began. */
export interface CallLog {
  list(): readonly CallRecord[]
  begin(name: CallName, args: unknown): OpenCall
  /** Parks the newest open call of that name: for answerers that see only the far end of it. */
  parkNewest<T>(name: CallName, wait: Promise<T>): Promise<T>
  /** Calls neither ended nor parked. */
  inFlight(): number
  subscribe(listener: () => void): () => void
  /** Notifies of each call that begins or ends, in that order and at that moment. Returns the way to stop. */
  follow(listener: (record: CallRecord, change: CallChange) => void): () => void
  clear(): void
}
