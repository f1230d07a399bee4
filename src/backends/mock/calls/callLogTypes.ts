import type { KnownCall } from './knownCalls.ts'

/**
 * The name of a call between the page and something outside it: `directory.wallets`, `chain.eth_getBalance`,
 * `wallet.eth_requestAccounts`, `frame.connectOtp`. Faults and expectations use the same names.
 * After its prefix, an RPC method may have any name, because other libraries call them too; all other names are in a fixed
 * list.
 */
export type CallName =
  KnownCall | `${'chain' | 'frame' | 'host' | 'http' | 'phone' | 'relay' | 'wallet'}.${string}`

/** One call across a boundary, from its start to its end. Plain data, shown by the workbench. */
export interface CallRecord {
  readonly id: number
  readonly name: CallName
  /** When it started, in virtual ms since epoch. */
  readonly startedAt: number
  readonly arguments: unknown
  readonly status: 'open' | 'parked' | 'done' | 'failed'
  readonly endedAt?: number
  readonly result?: unknown
  readonly error?: { readonly code?: string | number; readonly message: string }
  /** The fault rule applied to this call. */
  readonly faultId?: string
}

/** Marks a wait for a person or for the clock, so that virtual time can advance. */
export type Park = <T>(wait: Promise<T>) => Promise<T>

/** A call in progress. The side that answers it ends it or parks it. */
export interface OpenCall {
  readonly record: CallRecord
  readonly park: Park
  /** Resolves when a person lets a call pass that a fault holds. Rejects with the signal's reason when it aborts. */
  passed(signal?: AbortSignal): Promise<void>
  /** Records the fault rule applied to this call. */
  faulted(faultId: string): void
  done(result: unknown): void
  failed(error: unknown): void
}

/** The events that a follower of the call log receives. */
export type CallChange = 'begins' | 'ends'

/** Every call across a boundary, in the order of their start. */
export interface CallLog {
  list(): readonly CallRecord[]
  begin(name: CallName, args: unknown): OpenCall
  /** Parks the newest open call of that name, for code that sees only its far end. */
  parkNewest<T>(name: CallName, wait: Promise<T>): Promise<T>
  /** Lets an open call pass that a fault would hold forever; others are not changed. */
  letPass(id: number): void
  /** Returns the number of calls neither ended nor parked. */
  inFlight(): number
  subscribe(listener: () => void): () => void
  /** Notifies of the start and end of each call, synchronously and in order. Returns a function that stops this. */
  follow(listener: (record: CallRecord, change: CallChange) => void): () => void
  clear(): void
}
