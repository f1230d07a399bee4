import type { FoyerError } from '../../port/errors.ts'

/**
 * Makes an error of any of these copies of the class an instance of each of them. A page that loads two bundles has two copies of
 * `FoyerError`, and both halves check for it.
 */
export function shareErrors(...copies: readonly (typeof FoyerError)[]): void {
  for (const copy of copies) {
    Object.defineProperty(copy, Symbol.hasInstance, { value: isFoyerError })
  }
}

function isFoyerError(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'FoyerError'
}
