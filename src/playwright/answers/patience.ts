import { setTimeout as sleep } from 'node:timers/promises'

/** How long a page or a browser may leave a question without an answer. */
export interface Patience {
  /** Real ms. */
  readonly ms: number
  /** Waits for a number of real ms; rejects when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Real ms without a single answer after which a page counts as hung. A slow machine answers trivial questions earlier. */
const defaultPatience = 120_000

/** See `Patience`. */
export const patienceOf = (ms: number = defaultPatience): Patience => ({
  ms,
  wait: (time, signal) => sleep(time, undefined, { signal }),
})
