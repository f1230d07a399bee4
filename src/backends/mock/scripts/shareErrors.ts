import type { FoyerError } from '../../port/errors.ts'

/**
 * Lets an error of any of these copies of the class be an instance of each of them: what a page has loaded in two bundles has two
 * copies, and both halves look for `FoyerError`.
 */
export function shareErrors(...copies: readonly (typeof FoyerError)[]): void {
  for (const copy of copies) {
    Object.defineProperty(copy, Symbol.hasInstance, { value: isFoyerError })
  }
}

function isFoyerError(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'FoyerError'
}
