import type { StoreApi } from 'zustand/vanilla'
import type { DeviceProfile } from '../../backends/mock/browser/deviceProfile.ts'
import type { Scenario } from '../../scenarios/index.ts'
import type { PageSnapshot } from '../snapshot/pageSnapshot.ts'

/** One scenario of a run. */
export interface RunRow {
  /** Id of the scenario. */
  readonly scenario: string
  readonly title: string
  /** `stopped`: the run ended while it was played. `waiting`: not played, or not yet. */
  readonly result: 'waiting' | 'running' | 'passed' | 'failed' | 'stopped'
  /** The step that failed: its number from 1, and its words. Absent if the world could not be started. */
  readonly step?: { readonly number: number; readonly text: string }
  readonly message?: string
  /** Virtual ms from the start of the world to the end of the play. */
  readonly virtualMs?: number
  /** Real ms, with the start of the world. */
  readonly realMs?: number
}

/** Several scenarios that were played one after the other, each in a fresh world. */
export interface Run {
  readonly id: string
  /** When it began, real ms since 1970. */
  readonly at: number
  readonly rows: readonly RunRow[]
}

/** The page at a step that failed. */
export interface RunPicture {
  readonly page: PageSnapshot
  readonly device: DeviceProfile['name']
}

/** The end of one scenario of a run. */
export interface Outcome extends Omit<RunRow, 'scenario' | 'title'> {
  readonly result: 'passed' | 'failed' | 'stopped'
  readonly picture?: RunPicture
}

export interface RunsState {
  /** Newest first; those of this browser, also after a reload. */
  readonly runs: readonly Run[]
  /** Id of the run under way. */
  readonly active: string | undefined
  /** Id of the run in the table. The newest one if there is none with this id. */
  readonly shown: string | undefined
  /** Ids of the ticked scenarios; `undefined` while nothing can be ticked. */
  readonly ticked: readonly string[] | undefined
  /** An action that a person asked for during the run: it waits for their answer. */
  readonly asked: (() => void) | undefined
  /** The newest end of a run in words, for screen readers. */
  readonly said: string
  /** Why stored runs are missing. */
  readonly problem: string | undefined
  /** Manual steps were kept as a recording when the run began. */
  readonly isHandKept: boolean
}

/** The runs of several scenarios, and the scenarios that are ticked for the next run. */
export interface Runs {
  readonly store: StoreApi<RunsState>
  /** Plays scenarios one after the other. Does nothing during a run, or without scenarios. */
  start(scenarios: readonly Scenario[]): void
  /**
   * Ends the run under way. Its results stay.
   * @param why message of the row that is played
   */
  stop(why?: string): void
  /** Does something that needs the stage. During a run, a person is asked first. */
  whenFree(action: () => void): void
  /** Answers the question: the run ends and the action follows, or the run goes on. */
  answer(stops: boolean): void
  show(id: string): void
  forget(id: string): void
  /** Sets what is ticked; `undefined` ends ticking. */
  tick(scenarios: readonly string[] | undefined): void
  /** Until the page is left, and only of the newest failures. */
  pictureOf(run: string, scenario: string): RunPicture | undefined
}
