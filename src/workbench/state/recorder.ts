import type { StoreApi } from 'zustand/vanilla'
import type { Scenario, Step } from '../../scenarios/index.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import type { StagePlace } from '../../stage/stagePlace.ts'
import type { Moment } from '../snapshot/moment.ts'
import type { Branch } from '../../run/file/keptRecordings.ts'
import type { RunFile, RunMark } from '../../run/file/runFile.ts'

/** One step of a recording. */
export interface RecordedStep {
  /** Unique within the workbench, for lists that change. */
  readonly id: number
  readonly step: Step
  /** `played`: the player did it. `manual`: a person did it with mouse, keyboard or a panel. */
  readonly by: 'played' | 'manual'
  /** The state of the run when the step began. */
  readonly from: RunMark
}

export interface RecorderState {
  /** Since the stage was loaded, oldest first. */
  readonly steps: readonly RecordedStep[]
  /** Whether what a person does is recorded. */
  readonly isOn: boolean
  /** Number of steps before the moment that is looked at; `undefined` for the present. */
  readonly lookedAt: number | undefined
  /** The stage as it was after the steps that the player was leading to when it left this stage for a new one; `undefined` if unknown. */
  readonly destination: Moment | undefined
  /** As a person entered it for this recording; empty before. */
  readonly title: string
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** The recordings of this browser, newest first: those that were saved, and manual steps of stages that were left. */
  readonly kept: readonly Scenario[]
  /** By id of a kept recording. */
  readonly branches: Readonly<Record<string, Branch>>
}

/**
 * Records what happens on the stage: the visitor's input, decisions in the panels, steps of the player, and time where a
 * timer was due.
 */
export interface Recorder {
  readonly store: StoreApi<RecorderState>
  /** See `StagePlace`. The steps of the player are always followed. */
  readonly records: StagePlace['records']
  /** Records what a person does from now on. */
  turnOn(): void
  /** Ends the recording, where it is not made always; it can still be edited, played and saved. */
  turnOff(): void
  /** The stage for the panels: their actions on it are recorded. */
  recorded(stage: StageApi): StageApi
  /** Reloads the page of the stage; the world outside continues. Resolves when the page is ready. */
  reload(): Promise<void>
  /** The stage after a number of steps, before the next one began; after the last one, the present. `undefined` if it was not kept. */
  momentAfter(count: number): Moment | undefined
  /** Looks at the stage after a number of steps, or at the present. A new step leads back to the present. */
  lookAt(count: number | undefined): void
  /** Adds an expectation after the last step. */
  expect(step: Step): void
  remove(id: number): void
  /** Puts an edited step in the place of one. */
  replace(id: number, step: Step): void
  /** Adds a step after another one. */
  insert(after: number, step: Step): void
  /** Moves a step up or down by one place. */
  move(id: number, by: 1 | -1): void
  undo(): void
  redo(): void
  /** Names the recording. */
  retitle(title: string): void
  /** The recording as a scenario with the conditions of the stage: device, seed, options, world and faults. */
  scenario(): Scenario
  /** The run so far as a file; ends with the failed step of the player, if there is one. */
  runFile(): RunFile
  /** Keeps the recording in this browser; later steps of this stage become part of it. Its id. */
  save(): string
  /** The recording is a file of the project now: this browser keeps it only if it changes. */
  noteSaved(): void
  /** Keeps a recording that was made elsewhere. Its id. */
  add(recording: Scenario, branch?: Branch): string
  /** Puts a recording in the place of the kept one with its id. */
  update(recording: Scenario): void
  /** Deletes a kept recording. */
  forget(id: string): void
  /** Follows stage and player; returns the way to stop. */
  start(): () => void
}
