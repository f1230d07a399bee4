import { describeStep } from '../../run/words/describeStep.ts'
import type { RecordedStep } from '../recorder/recording.ts'

/** What a tick of the scrubber shows. `outside`: an answer to a request. `calls`: after an act of the visitor, the page called a service. */
export type TickKind = 'act' | 'calls' | 'outside' | 'time' | 'expect' | 'failed'

type TickedStep = Pick<RecordedStep, 'step' | 'from'>

/** A step that is followed by another one changes no more. */
const known = new WeakMap<TickedStep, TickKind>()

/**
 * A tick for each step.
 * @param failedAt number of the step of the player that failed, from 0; -1 without one
 * @param lines of the timeline of the run
 */
export function ticksOf(
  steps: readonly TickedStep[],
  failedAt: number,
  lines: readonly string[],
): readonly TickKind[] {
  return steps.map((step, index) => {
    if (index === failedAt) return 'failed'
    const next = steps[index + 1]
    const kind = known.get(step) ?? kindOf(step, lines.slice(step.from.lines, next?.from.lines))
    if (next) known.set(step, kind)
    return kind
  })
}

function kindOf({ step }: TickedStep, lines: readonly string[]): TickKind {
  const { kind } = describeStep(step)
  return kind === 'act' && lines.some((line) => / begins /.test(line)) ? 'calls' : kind
}
