import type { StoreApi } from 'zustand/vanilla'
import type { RunFile } from '../../../run/file/runFile.ts'

/** A run that can be compared. */
export interface ComparedRun {
  /** Unique; `now` is the present run. */
  readonly id: string
  readonly run: RunFile
  /** When it was left, in real ms since epoch; the name of its file. */
  readonly from?: number | string
}

export type ComparedSide = 'one' | 'other'

export interface ComparisonState {
  /** Whether the comparison is open over the page. */
  readonly isOpen: boolean
  /** Runs of stages that were left since the page was loaded, newest first. */
  readonly earlier: readonly ComparedRun[]
  /** Runs from files, newest first. */
  readonly opened: readonly ComparedRun[]
  readonly one: ComparedRun | undefined
  readonly other: ComparedRun | undefined
}

/** Two runs beside each other, and the runs to choose from. */
export interface Comparison {
  readonly store: StoreApi<ComparisonState>
  /** Opens or closes the comparison. At first it has the newest two runs. */
  show(isOpen: boolean): void
  /** Chooses a run by its id: the present one as it is now, an earlier or opened one, or a kept recording. */
  choose(side: ComparedSide, id: string): void
  /** Chooses the run of a file; a scenario has only steps. Why it cannot be read. */
  open(side: ComparedSide, text: string, name: string): string | undefined
  /** Chooses the newest run, and the one before it: of the same scenario if there is one. Does nothing with fewer than two. */
  chooseNewest(): void
  swap(): void
  /** Keeps each run whose stage is left. Follows the stage before the recorder does, which forgets the run then. Returns the way to stop. */
  follow(): () => void
}
