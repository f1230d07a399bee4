import type { Clock } from '../../../backends/port/clock.ts'
import { stepTimeout } from '../../../scenarios/index.ts'

/** Resolves with what `find` finds now or after a change of the source; rejects after `stepTimeout`. */
export function waitForItem<T>({
  what,
  source,
  find,
  realTime,
  describeOthers,
}: {
  /** Named in the error: `There was no <what> within 30 s.` */
  what: string
  source: { subscribe(listener: () => void): () => void }
  find: () => T | undefined
  realTime: Clock
  /** Added to the error: what there was instead. */
  describeOthers?: () => string
}): Promise<T> {
  return new Promise((resolve, reject) => {
    const now = find()
    if (now !== undefined) return resolve(now)
    const cancelTimeout = realTime.setTimer('stage.timeout', stepTimeout, () => {
      stop()
      const others = describeOthers ? ` ${describeOthers()}` : ''
      reject(new Error(`There was no ${what} within ${stepTimeout / 1_000} s.${others}`))
    })
    const stop = source.subscribe(() => {
      const found = find()
      if (found === undefined) return
      cancelTimeout()
      stop()
      resolve(found)
    })
  })
}
