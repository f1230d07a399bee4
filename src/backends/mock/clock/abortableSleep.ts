import type { Clock } from '../../port/clock.ts'
import { FoyerError } from '../../port/errors.ts'

/** A clock's `sleep`, made of its `setTimer`. */
export function abortableSleep(setTimer: Clock['setTimer']): Clock['sleep'] {
  return (label, ms, signal) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        cancel()
        reject(new FoyerError('aborted', `The wait "${label}" was aborted.`))
      }
      const cancel = setTimer(label, ms, () => {
        signal?.removeEventListener('abort', stop)
        resolve()
      })
      if (signal?.aborted === true) stop()
      signal?.addEventListener('abort', stop, { once: true })
    })
}
