import { nearestOf } from './nearestOf.mjs'

/** The name of a list that is nearest to a mistyped one, as a question to append; empty when none is near. */
export function didYouMean(typed: string, names: readonly string[]): string {
  const near = nearestOf(typed, names, Math.max(2, Math.floor(typed.length / 3)))
  return near === undefined ? '' : ` Did you mean "${near}"?`
}
