import type { RunFile } from '../stage/recordings/runFile.ts'
import { withoutPorts } from '../stage/recordings/withoutPorts.ts'

/** A text of a run: as it is shown, and what has to be equal in another run. */
export interface ComparableText {
  readonly text: string
  readonly key: string
}

/** The parts of a run that are compared. */
export interface ComparableRun {
  /** As JSON. */
  readonly steps: readonly ComparableText[]
  /** Without times, unless both runs are timed by the player. Empty if one of the runs has none. */
  readonly lines: readonly ComparableText[]
}

/** Two runs as texts to compare. Ports are ignored, and times too when a person made one of the runs. */
export function comparableRuns(
  one: RunFile,
  other: RunFile,
): { readonly one: ComparableRun; readonly other: ComparableRun } {
  const isTimed = [...one.steps, ...other.steps].every(({ by }) => by === 'played')
  const hasLines = one.timeline.length > 0 && other.timeline.length > 0
  const timed = (line: string) => (isTimed ? line : line.replace(/^\+\d+ ms /, ''))
  const read = ({ recording, timeline }: RunFile): ComparableRun => ({
    steps: recording.steps.map((step) => comparable(JSON.stringify(step))),
    lines: hasLines ? timeline.map((line) => comparable(timed(line))) : [],
  })
  return { one: read(one), other: read(other) }
}

const comparable = (text: string): ComparableText => ({ text, key: withoutPorts(text) })
