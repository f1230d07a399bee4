import type { Cancel, Clock } from '../../port/clock.ts'

/** A waiting timer, as the clock panel lists it. */
export interface PendingTimer {
  readonly id: number
  readonly label: string
  /** When it is due, in ms since epoch. */
  readonly dueAt: number
  /** The period of a repeating timer, in ms. */
  readonly every?: number
}

/**
 * The state of the clock. `running`: time advances by itself at a rate. `advancing`: time advances
 * to a given time.
 */
export type ClockState = 'paused' | 'running' | 'advancing'

/**
 * A clock that a person or a test controls. Time never goes back. Due timers fire in the order of their due times, and in the order in which
 * they were set when the due times are equal; meanwhile `now()` is the due time of the timer. After each timer, the clock waits until every
 * pending call waits for the clock or for a person.
 */
export interface VirtualClock extends Clock {
  // It takes any label, for tests of the clock itself; code that waits for the product's own timers
  // uses `TimerLabel`.
  setTimer(label: string, ms: number, fn: () => void): Cancel
  every(label: string, ms: number, fn: () => void): Cancel
  sleep(label: string, ms: number, signal?: AbortSignal): Promise<void>
  readonly state: ClockState
  /** The virtual ms per real ms while running; 1 is real time. */
  readonly rate: number
  pending(): readonly PendingTimer[]
  /** Advances the time. Every tick fires: 45 polls in 180 s. Rejects during another advance. */
  run(ms: number): Promise<void>
  /**
   * Advances the time like a sleeping laptop: it jumps, then each timer that came due fires once.
   */
  jump(ms: number): Promise<void>
  /** Runs to the next due timer; resolves with it, or `undefined` if none waits. */
  runToNext(): Promise<PendingTimer | undefined>
  /** Lets time flow with the real clock at a rate (manual use of the workbench). */
  resume(rate?: number): void
  pause(): void
  /** Resolves when every pending call waits for the clock or for a person. */
  idle(): Promise<void>
  subscribe(listener: () => void): () => void
}
