import type { Digests } from './digestsOf.ts'
import type { PlayFailure } from './results/playFailure.ts'
import type { PlayTimes } from './results/playTimes.ts'

/** The result of all plays of a scenario. JSON. */
export interface ScenarioResult {
  /** Path of the scenario in the project. */
  readonly name: string
  readonly title: string
  /** `unstable`: plays differ from each other. */
  readonly result: 'passed' | 'failed' | 'unstable'
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
  /** Absent if no play reached its end or its failure. */
  readonly digests?: Digests
}
