import type { Digests } from './digestsOf.ts'
import type { PlayFailure } from './results/playFailure.ts'
import type { PlayTimes } from './results/playTimes.ts'

/** The result of the plays of a scenario in one cell of a matrix, or in one variant of screens. JSON. */
export interface CellResult {
  /** Name of the cell. */
  readonly cell: string
  /** The values of the matrix in the order of its axes: `['iphone', 'de']`. */
  readonly parts: readonly string[]
  readonly result: 'passed' | 'failed' | 'unstable' | 'skipped'
  /** Why it is skipped. */
  readonly because?: string
  /** The rest is as in `ScenarioResult`, and absent if it is skipped. */
  readonly at?: string
  readonly ms?: number
  readonly plays?: number
  readonly digests?: Digests
}

/** The result of all plays of a scenario. JSON. */
export interface ScenarioResult {
  /** Path of the scenario in the project. */
  readonly name: string
  readonly title: string
  /** `unstable`: plays in the same cell differ from each other. `skipped`: the scenario applies to no cell. */
  readonly result: 'passed' | 'failed' | 'unstable' | 'skipped'
  /** Time at which the first play started, ISO 8601. */
  readonly at: string
  /** Real ms of a play: the median of all plays. */
  readonly ms: number
  readonly plays: number
  /** Where the time of the first play went; absent if there was none. */
  readonly times?: PlayTimes
  /** The failure of each play that did not pass, in their order. */
  readonly failures: readonly PlayFailure[]
  /** The findings of axe, one sentence each; absent if there are none. */
  readonly violations?: readonly string[]
  /** Where the plays diverge. */
  readonly difference?: string
  /** The results by cell; absent without a matrix and without screens. */
  readonly cells?: readonly CellResult[]
  /** Absent if no play reached its end or its failure, and with cells, which have their own. */
  readonly digests?: Digests
}
