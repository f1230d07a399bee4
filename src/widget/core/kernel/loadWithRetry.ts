import type { Backend } from '../../../backends/port/backend.ts'
import type { Inspected } from './inspect.ts'
import { noteFailure } from './noteFailure.ts'

/** Delay before the second attempt, and the maximum delay before later ones, in ms. */
const firstWait = 1_000
const longestWait = 60_000

/**
 * Loads code that no click of the visitor can request again. A failure is reported under `about`,
 * and the code is loaded again after 1 s, 2 s, 4 s, … 60 s, as long as it is needed. Resolves with
 * `undefined` when it no longer is.
 */
export async function loadWithRetry<T>(
  core: Inspected & { readonly backend: Pick<Backend, 'clock'> },
  options: {
    readonly about: string
    readonly load: () => Promise<T>
    readonly isNeeded: () => boolean
  },
): Promise<T | undefined> {
  for (let wait = firstWait; options.isNeeded(); wait = Math.min(wait * 2, longestWait)) {
    try {
      return await options.load()
    } catch (error) {
      noteFailure(core, options.about, error)
    }
    await core.backend.clock.sleep('element.load', wait)
  }
  return undefined
}
