import type { Scenario } from '../../scenarios/index.ts'
import type { RunFile, RunMark, RunStep } from '../../run/file/runFile.ts'
import { writeRun } from '../../run/file/writeRun.ts'
import type { PlayerState } from '../player/player.ts'
import type { RecordedStep } from './recording.ts'
import { version } from '../../../package.json'

export interface Run {
  /** The scenario of the stage. */
  readonly played: Scenario
  readonly recording: Scenario
  readonly steps: readonly RecordedStep[]
  readonly results: PlayerState['results']
  readonly end: RunMark
  readonly isEdited: boolean
  readonly timeline: readonly string[]
  readonly errors: readonly string[]
  /** The secrets that were typed, by name: the file has only their names. */
  readonly secrets: Readonly<Record<string, string>>
  /** User agent. */
  readonly browser: string
}

/**
 * A run as a file. The failed step of the player becomes the last step. A run without manual steps has the title of its
 * scenario.
 */
export function runFileOf(run: Run): RunFile {
  const { played, steps, results, end, isEdited, timeline, errors, secrets, browser } = run
  const isPlayed = steps.every(({ by }) => by === 'played')
  const { id, title, tags } = isPlayed ? played : run.recording
  const at = results.findIndex(({ state }) => state === 'failed')
  const failed = isPlayed ? played.steps[at] : undefined
  const begun = steps.map(({ by, from }): RunStep => ({ ...from, by }))
  const last: RunStep = { ...end, by: 'played' }
  const all = failed ? [...begun, last] : begun
  const recorded = failed ? [...run.recording.steps, failed] : run.recording.steps
  return writeRun({
    foyerkit: foyerkitVersion,
    browser,
    recording: { ...run.recording, id, title, tags, steps: recorded },
    steps: isEdited ? [] : all,
    ...(failed ? { failure: { step: at + 1, message: results[at]?.error ?? '' } } : {}),
    timeline: isEdited ? [] : timeline,
    errors,
    secrets,
  })
}

/** The version of foyerkit that this workbench was built from. */
const foyerkitVersion: string = version
