import type { StoreApi } from 'zustand/vanilla'
import type { Clue } from '../../stage/page/closest/clueOf.ts'

export interface StepResult {
  readonly state: 'running' | 'done' | 'failed'
  readonly error?: string
  /** Elements of the page that explain the failure; the stage outlines them. */
  readonly clue?: Clue
}

export interface PlayerState {
  /** `idle`: manual use. `playing`: steps follow each other. `held`: between two steps, with the clock paused. */
  readonly status: 'idle' | 'raising' | 'playing' | 'held' | 'done' | 'failed'
  /** By number of the step; absent ones wait. */
  readonly results: readonly StepResult[]
  /** By scenario: numbers of steps, from 0, before which a play is held. */
  readonly breakpoints: Readonly<Record<string, readonly number[]>>
  /** Number of steps that the current play leads to without waits, in a world of its own; absent for any other play. */
  readonly goal?: number | undefined
}

/** `found`: the step would go on now. `missing`: its text says what it lacks now. `unknown`: only another try can tell. */
export type LookedAgain = 'found' | 'missing' | 'unknown'

export interface Player {
  readonly store: StoreApi<PlayerState>
  /** Continues from the held step, otherwise starts in a fresh world. Holds at breakpoints. */
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
  /** Plays the step that has failed again, on the page as it is, and holds after it. */
  tryAgain(): void
  /** Looks again whether the step that has failed finds what it needs, and updates its text. The step is not played. */
  lookAgain(): Promise<LookedAgain>
  /** Removes the outline on the stage. */
  hideClue(): void
  /** Holds before the next step. */
  pause(): void
  /** Starts a fresh world; nothing is played, time flows. */
  restart(): void
  /** Sets a breakpoint before a step (from 0) of the current scenario, or removes it. Lasts until the workbench is closed. */
  toggleBreakpoint(step: number): void
  /** Stops at the current step; the world stays and time flows again. */
  stop(): void
  /** At 1×. After a failure the clock is held until this. */
  letTimeFlow(): void
}
