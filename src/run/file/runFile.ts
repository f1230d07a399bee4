import type { Scenario } from '../../scenarios/index.ts'

/** The value of `format` in a run file. */
export const runFormat = 'foyer-run'
/** Every version of the format; docs/run-file.md lists them. */
export type RunVersion = 1
/** The version of the format that this code writes. */
export const runVersion = 1 satisfies RunVersion

/** The line of a timeline after the last one of a page that was reloaded. */
export const pageEnd = '(the page ends here)'

/** The start of a step in a run. */
export interface RunMark {
  /** Virtual ms since the start of the run. */
  readonly at: number
  /** Number of timeline lines before the step. */
  readonly lines: number
}

export interface RunStep extends RunMark {
  /** `manual`: a person did it, at the speed of a person. */
  readonly by: 'played' | 'manual'
}

/** A run as one file (`*.foyer`): the recording that plays it again, and the observations of the run. */
export interface RunFile {
  readonly format: typeof runFormat
  readonly version: typeof runVersion
  /** Version of foyerkit. */
  readonly foyerkit: string
  /** User agent of the browser. */
  readonly browser: string
  /** The steps up to the end of the run, a failed one included. */
  readonly recording: Scenario
  /** One per step of the recording; empty when the steps were edited after the run. */
  readonly steps: readonly RunStep[]
  /** The step that failed; absent if none did. */
  readonly failure?: {
    /** Number of the failed step, from 1. */
    readonly step: number
    readonly message: string
  }
  /** The observable behaviour of the page, line by line in chronological order; empty when the steps were edited after the run. */
  readonly timeline: readonly string[]
  /** The errors that the page threw. */
  readonly errors: readonly string[]
  /** Names of the secrets that the steps type. The file lacks the secrets: a replay supplies them. Absent if there are none. */
  readonly secrets?: readonly string[]
}
