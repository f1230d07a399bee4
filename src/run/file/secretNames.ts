import type { Step } from '../../scenarios/index.ts'

/** The field of a run file with the names of the secrets that its steps type; absent if there are none. */
export function secretNames(steps: readonly Step[]): { readonly secrets?: readonly string[] } {
  const names = steps.flatMap((step) =>
    'do' in step && step.do === 'typeSecret' ? [step.secret] : [],
  )
  return names.length === 0 ? {} : { secrets: [...new Set(names)] }
}
