import type { PersonStep, Step, Target } from '../../scenarios/index.ts'
import type { RecordedStep } from '../state/recorder.ts'

type Typed = Extract<PersonStep, { readonly do: 'type' | 'retype' | 'paste' | 'typeSecret' }>

/**
 * Adds a manual step to a recording: presses of one key become one step, as do changes of the theme's variables, and a click is part of the typing that follows it.
 * @param goesOn the step replaces the one before it, which was the start of the same typing
 */
export function addStep(
  steps: readonly RecordedStep[],
  { id, step, from }: Omit<RecordedStep, 'by'>,
  goesOn = false,
): readonly RecordedStep[] {
  const before = goesOn ? steps.slice(0, -1) : steps
  const last = before.at(-1)
  const joined = last?.by === 'manual' ? join(last.step, step) : undefined
  if (last && joined) return [...before.slice(0, -1), { ...last, step: joined }]
  const replaced = goesOn ? steps.at(-1) : undefined
  return [...before, { id, step, by: 'manual', from: replaced?.from ?? from }]
}

/** Merges two steps into one; `undefined` if they cannot be merged. */
function join(first: Step, next: Step): Step | undefined {
  if (!('do' in first) || !('do' in next)) return undefined
  if (first.do === 'press' && next.do === 'press' && first.key === next.key) {
    return { ...first, times: (first.times ?? 1) + (next.times ?? 1) }
  }
  // Each key typed into a variable changes the theme.
  if (first.do === 'host.setThemeVariables' && next.do === first.do) return next
  if (first.do !== 'click') return undefined
  const isTyping = isTyped(next) && sameTarget(first.target, next.target)
  return isTyping || next.do === 'typeCode' ? next : undefined
}

const isTyped = (step: Step): step is Typed =>
  'do' in step &&
  (step.do === 'type' || step.do === 'retype' || step.do === 'paste' || step.do === 'typeSecret')

const sameTarget = (one: Target, other: Target) =>
  one.role === other.role &&
  one.name === other.name &&
  one.nth === other.nth &&
  one.within === other.within
