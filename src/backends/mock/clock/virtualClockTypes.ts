import type { Cancel, Clock } from '../../port/clock.ts'

/** A timer that waits, as the clock panel lists it. */
export interface PendingTimer {
  readonly id: number
  readonly label: string
  /** ms since epoch at which it is due. */
  readonly dueAt: number
  /** Period of a repeating timer in ms. */
  readonly every?: number
}

/** `running` goes by itself at a rate, `advancing` is on its way to a given time. */
export type ClockState = 'paused' | 'running' | 'advancing'

/**
 * Time that obeys a person. It never goes back, fires due timers in order of (time, order) with
 * `now()` at each timer's own due time, and after each waits until nothing is in flight that is not
 * itself waiting for the clock or for a person.
 */
export interface VirtualClock extends Clock {
  // Any label, for tests of the clock itself; who waits for the product's own timers names them by `TimerLabel`.
  setTimer(label: string, ms: number, fn: () => void): Cancel
  every(label: string, ms: number, fn: () => void): Cancel
  sleep(label: string, ms: number, signal?: AbortSignal): Promise<void>
  readonly state: ClockState
  /** Virtual ms per real ms while running; 1 is real time. */
  readonly rate: number
  pending(): readonly PendingTimer[]
  /** Virtual ms since epoch at which a timer fired last, `undefined` before the first one. */
  readonly firedAt: number | undefined
  /** Every tick fires: 45 polls in 180 s. Rejects when another advance is under way. */
  run(ms: number): Promise<void>
  /** A sleeping laptop: time leaps, then each timer that came due fires once. */
  jump(ms: number): Promise<void>
  /** To the next due timer; resolves with it, or `undefined` when none waits. */
  runToNext(): Promise<PendingTimer | undefined>
  /** Lets time flow with the real clock at a rate (the workbench by hand). */
  resume(rate?: number): void
  pause(): void
  /** Resolves when nothing is in flight any more that is not parked. */
  idle(): Promise<void>
  subscribe(listener: () => void): () => void
}
