import type { StoreApi } from 'zustand/vanilla'
import type { Scenario } from '../../scenarios/index.ts'

export interface StepResult {
  readonly state: 'running' | 'done' | 'failed'
  readonly error?: string
}

export interface PlayerState {
  /** `idle`: by hand. `playing`: steps follow each other. `held`: between two steps, the clock stands. */
  readonly status: 'idle' | 'raising' | 'playing' | 'held' | 'done' | 'failed'
  /** By number of the step; those that are not there wait. */
  readonly results: readonly StepResult[]
  /** A recording that is played instead of the scenario of the address. */
  readonly recording?: Scenario
}

export interface Player {
  readonly store: StoreApi<PlayerState>
  /** Plays on from where it is held, else from the start in a fresh world. */
  run(): void
  /** Plays a recording in a fresh world, and again on the next runs until `forget`. */
  playRecording(recording: Scenario): void
  /** Drops the recording: the scenario of the address is played next. */
  forget(): void
  /** Plays one step; the first one in a fresh world. */
  step(): void
  /** Holds before the next step. */
  pause(): void
  /** A fresh world, nothing played, time flows. */
  restart(): void
  /** Gives up where it is; the world stays and time flows again. */
  stop(): void
  /** At 1×. After a failure the clock is held until this. */
  letTimeFlow(): void
}
