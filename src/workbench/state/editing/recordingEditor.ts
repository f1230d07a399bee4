import type { StoreApi } from 'zustand/vanilla'
import type { Scenario } from '../../../scenarios/index.ts'
import type { Recorder } from '../../recorder/recorder.ts'
import type { RecordedStep } from '../../recorder/recording.ts'

/** Changes of the steps of a recording. */
export type StepEdits = Pick<
  Recorder,
  'remove' | 'replace' | 'insert' | 'move' | 'undo' | 'redo' | 'retitle'
>

/** A recording while a person changes it. */
export interface EditedRecording {
  readonly title: string
  readonly steps: readonly RecordedStep[]
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Whether its steps are shown in the place of those of the play. */
  readonly isOpen: boolean
}

/**
 * Edits recordings that were played or opened. The original stays as it is: what is changed becomes a recording of its own, which later
 * changes belong to.
 */
export interface RecordingEditor {
  /** By id of the recording. */
  readonly store: StoreApi<Readonly<Record<string, EditedRecording>>>
  /** Shows the steps of a recording, with the changes that were made to it before and their history. */
  open(recording: Scenario): void
  /** Shows the steps of the play again. The changes are remembered until the workbench is left. */
  close(id: string): void
  /** The changes of an open recording. */
  edits(id: string): StepEdits
  /** An open recording with its changes. */
  recording(id: string): Scenario
  /** Keeps the changed recording in this browser. Its id. */
  save(id: string): string
  /** The changed recording is a file of the project now: this browser keeps it only if it changes. */
  noteSaved(id: string): void
  /** Keeps every recording whose changes nothing has kept yet. */
  saveAll(): void
  /** Drops the changes of a recording. */
  forget(id: string): void
}
