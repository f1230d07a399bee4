import { createHash } from 'node:crypto'
import type { Scenario } from '../../scenarios/index.ts'
import type { RunFile } from '../../run/file/runFile.ts'
import { withoutPorts } from '../../run/file/withoutPorts.ts'
import type { ReplayPlan } from './replayPlan.ts'

/** Short digests of a run, for comparing it with earlier ones. */
export interface Digests {
  /** Digest of everything that decides a run: two runs with the same subject are expected to have the same outcome. */
  readonly subject: string
  /** Digest of the timeline and the failure. */
  readonly outcome: string
}

/** Computes the digests of a run. */
export function digestsOf(
  recording: Scenario,
  run: RunFile,
  { version, world }: Pick<ReplayPlan, 'version' | 'world'>,
): Digests {
  return {
    subject: digestOf([recording, version, world, run.browser]),
    outcome: digestOf([run.timeline, run.failure ?? null]),
  }
}

const digestOf = (value: unknown) =>
  createHash('sha256')
    .update(withoutPorts(JSON.stringify(value)))
    .digest('hex')
    .slice(0, 12)
