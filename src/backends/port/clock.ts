import type { TimerLabel } from './timerLabels.ts'

/** Takes back what was started: a timer, a subscription, a lock. Calling it twice is harmless. */
export type Cancel = () => void

/**
 * The only source of time. Production uses the system clock, the workbench and every test a virtual
 * one. Labels name a timer for a person who watches the queue, e.g. `email.resendCoolDown`.
 */
export interface Clock {
  /** Now, in ms since the Unix epoch. */
  now(): number
  /** Calls `fn` once after `ms` milliseconds. */
  setTimer(label: TimerLabel, ms: number, fn: () => void): Cancel
  /** Calls `fn` every `ms` milliseconds, first after one period. */
  every(label: TimerLabel, ms: number, fn: () => void): Cancel
  /** Resolves after `ms` milliseconds; rejects with code `aborted` when the signal aborts first. */
  sleep(label: TimerLabel, ms: number, signal?: AbortSignal): Promise<void>
}
