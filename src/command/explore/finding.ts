import type { Scenario } from '../../scenarios/index.ts'

/** A broken invariant, and the shortest scenario that shows it. */
export interface Finding {
  /** The invariant and the message of the scenario's play. */
  readonly problem: string
  readonly scenario: Scenario
  /** False if a replay of the whole run does not show it. */
  readonly isReplayed: boolean
  /** Path of the scenario. */
  readonly file: string
  /** Numbers of the runs that show it. */
  readonly runs: Set<number>
}
