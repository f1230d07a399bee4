import { FoyerError, type FoyerErrorCode } from './errors.ts'

/**
 * Converts a thrown value to a `FoyerError` and keeps the original as `cause`. An `AbortError` becomes `aborted`; a
 * `FoyerError` passes through unchanged.
 */
export function toFoyerError(
  thrown: unknown,
  fallback: FoyerErrorCode = 'internal',
  what = 'The call',
): FoyerError {
  let reason = 'no reason given'
  try {
    if (thrown instanceof FoyerError) return thrown
    if (thrown instanceof Error && thrown.name === 'AbortError') {
      return new FoyerError('aborted', `${what} was aborted.`, { cause: thrown })
    }
    reason = thrown instanceof Error ? thrown.message : String(thrown)
  } catch {
    // An object of another script may throw when it is read or converted to text.
  }
  return new FoyerError(fallback, `${what} failed: ${reason}`, { cause: thrown })
}
