import type { Step } from '../../scenarios/index.ts'
import type { RunFile } from './runFile.ts'
import { withoutPorts } from './withoutPorts.ts'

/** A text of a run: as it is shown, and what has to be equal in another run. */
export interface ComparableText {
  readonly text: string
  readonly key: string
}

/** A step of a run as JSON. */
export interface ComparableStep extends ComparableText {
  readonly step: Step
  /** The key without the time before the step and before its keys. */
  readonly untimed: string
}

/** The parts of a run that are compared. */
export interface ComparableRun {
  /** As JSON. Without times, unless both runs are timed by the player. */
  readonly steps: readonly ComparableStep[]
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
    steps: recording.steps.map((step) => {
      const text = JSON.stringify(step)
      const untimed = withoutPorts(JSON.stringify(withoutTimes(step)))
      return { step, text, untimed, key: isTimed ? withoutPorts(text) : untimed }
    }),
    lines: hasLines ? timeline.map((line) => comparable(timed(line))) : [],
  })
  return { one: read(one), other: read(other) }
}

/** A step without the time before it and before its keys. */
function withoutTimes(step: Step): Step {
  const { after: _after, ...rest } = step
  if (!('delays' in rest)) return rest
  const { delays: _delays, ...untimed } = rest
  return untimed
}

const comparable = (text: string): ComparableText => ({ text, key: withoutPorts(text) })
