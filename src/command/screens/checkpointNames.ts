import type { Step } from '../../scenarios/index.ts'
import { describeStep } from '../../run/words/describeStep.ts'

/**
 * The names of the checkpoints of a scenario by the index of their step: each step that expects a view, and the last step. The second one
 * of the same name is `The view is Connect (2)`.
 */
export function checkpointNames(steps: readonly Step[]): ReadonlyMap<number, string> {
  const counts = new Map<string, number>()
  const names = new Map<number, string>()
  for (const [index, step] of steps.entries()) {
    const isView = 'expect' in step && step.expect === 'view'
    if (!isView && index < steps.length - 1) continue
    const words = describeStep(step).text
    const count = (counts.get(words) ?? 0) + 1
    counts.set(words, count)
    names.set(index, count === 1 ? words : `${words} (${count})`)
  }
  return names
}
