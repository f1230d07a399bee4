import type { Digests } from './digestsOf.ts'
import type { PlayFailure } from './results/playFailure.ts'
import type { PlayTimes } from './results/playTimes.ts'

/** The result of all plays of a scenario. JSON. */
export interface ScenarioResult {
  /** See `PlannedScenario`. */
  readonly name: string
  readonly title: string
  /** `unstable`: plays differ from each other. */
  readonly result: 'passed' | 'failed' | 'unstable'
  /** Start of the first play, ISO 8601. */
  readonly at: string
  /** Real ms of a play, the median. */
  readonly ms: number
  readonly plays: number
  /** Of the first play. */
  readonly times?: PlayTimes
  /** Of each play that did not pass, in their order. */
  readonly failures: readonly PlayFailure[]
  /** The findings of axe, one sentence each; absent if there are none. */
  readonly violations?: readonly string[]
  /** Where the plays diverge. */
  readonly difference?: string
  /** Absent if no play reached its end or its failure. */
  readonly digests?: Digests
}
