import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Inspect } from './inspect.ts'

/** Tells the observer of a failure that was handled and that the visitor need not see; an abort is none. */
export function noteFailure(
  core: { readonly inspect: Inspect | undefined },
  about: string,
  thrown: unknown,
): void {
  const { code, message } = toFoyerError(thrown)
  if (code !== 'aborted') core.inspect?.({ type: 'note', about, code, message })
}
