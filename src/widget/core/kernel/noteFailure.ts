import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Core } from '../core.ts'

/** Tells the observer of a failure that was handled and that the visitor need not see; an abort is none. */
export function noteFailure(core: Pick<Core, 'inspect'>, about: string, thrown: unknown): void {
  const { code, message } = toFoyerError(thrown)
  if (code !== 'aborted') core.inspect?.({ type: 'note', about, code, message })
}
