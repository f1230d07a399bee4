import { nearestOf } from './nearestOf.mjs'

/**
 * Returns the name closest to a mistyped one, as a question to append; empty when none is close.
 */
export function didYouMean(typed: string, names: readonly string[]): string {
  const near = nearestOf(typed, names, Math.max(2, Math.floor(typed.length / 3)))
  return near === undefined ? '' : ` Did you mean "${near}"?`
}
