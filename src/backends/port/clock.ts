import type { TimerLabel } from './timerLabels.ts'

/** Cancels a timer, a subscription or a lock. Calling it twice is harmless. */
export type Cancel = () => void

/**
 * The only source of time: the system clock in production, a virtual clock in the workbench and in tests. A label
 * identifies a timer in the queue, e.g. `email.resendCoolDown`.
 */
export interface Clock {
  /** Returns the time now, in ms since the Unix epoch. */
  now(): number
  /** Calls `fn` once after `ms` milliseconds. */
  setTimer(label: TimerLabel, ms: number, fn: () => void): Cancel
  /** Calls `fn` every `ms` milliseconds, first after one period. */
  every(label: TimerLabel, ms: number, fn: () => void): Cancel
  /** Resolves after `ms` milliseconds; rejects with code `aborted` when the signal aborts first. */
  sleep(label: TimerLabel, ms: number, signal?: AbortSignal): Promise<void>
}
