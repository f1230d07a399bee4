import type { Clock } from '../../../backends/port/clock.ts'

const timeoutSeconds = 30

/** Resolves with what `find` finds now or after a change of the source; rejects after 30 s of real time. */
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
    const cancelTimeout = realTime.setTimer('stage.timeout', timeoutSeconds * 1_000, () => {
      stop()
      const others = describeOthers ? ` ${describeOthers()}` : ''
      reject(new Error(`There was no ${what} within ${timeoutSeconds} s.${others}`))
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
