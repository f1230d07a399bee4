import type { StoreApi } from 'zustand/vanilla'

export interface StepResult {
  readonly state: 'running' | 'done' | 'failed'
  readonly error?: string
}

export interface PlayerState {
  /** `idle`: by hand. `playing`: steps follow each other. `held`: between two steps, the clock stands. */
  readonly status: 'idle' | 'raising' | 'playing' | 'held' | 'done' | 'failed'
  /** By number of the step; those that are not there wait. */
  readonly results: readonly StepResult[]
}

export interface Player {
  readonly store: StoreApi<PlayerState>
  /** Plays on from where it is held, else from the start in a fresh world. */
  run(): void
  /** Plays one step; the first one in a fresh world. */
  step(): void
  /**
   * Plays to the given step without waits between steps: on from where the play is held, else from the start in a fresh world.
   * @param count number of steps to have played; 0 is a fresh world before the first step
   * @param then `hold`: the play is held there. `handOver`: it ends there, time flows, and a person continues by hand.
   */
  runTo(count: number, then: 'hold' | 'handOver'): void
  /** Plays again to the step before the last one. */
  stepBack(): void
  /** Holds before the next step. */
  pause(): void
  /** A fresh world, nothing played, time flows. */
  restart(): void
  /** Gives up where it is; the world stays and time flows again. */
  stop(): void
  /** At 1×. After a failure the clock is held until this. */
  letTimeFlow(): void
}
