import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Inspect } from './inspect.ts'

/** Reports a handled failure, which the visitor need not see, to the observer. An abort is not a failure. */
export function noteFailure(
  core: { readonly inspect: Inspect | undefined },
  about: string,
  thrown: unknown,
): void {
  const { code, message } = toFoyerError(thrown)
  if (code !== 'aborted') core.inspect?.({ type: 'note', about, code, message })
}
