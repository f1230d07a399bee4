import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Inspected } from './inspect.ts'

/** Reports a handled failure, which the visitor need not see, to the observer. An abort is not a failure. */
export function noteFailure(core: Inspected, about: string, thrown: unknown): void {
  const { code, message } = toFoyerError(thrown)
  if (code !== 'aborted') core.inspect?.({ type: 'note', about, code, message })
}
