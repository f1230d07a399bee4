import type { Clock } from '../../port/clock.ts'
import { FoyerError } from '../../port/errors.ts'

/** Time as the platform has it. Labels are for virtual clocks and are ignored here. */
export function createSystemClock(): Clock {
  return {
    now: () => Date.now(),
    setTimer(_label, ms, fn) {
      const timer = setTimeout(fn, ms)
      return () => clearTimeout(timer)
    },
    every(_label, ms, fn) {
      const timer = setInterval(fn, ms)
      return () => clearInterval(timer)
    },
    sleep(label, ms, signal) {
      return new Promise((resolve, reject) => {
        const abort = () => {
          clearTimeout(timer)
          reject(new FoyerError('aborted', `The wait '${label}' was aborted.`))
        }
        const timer = setTimeout(() => {
          signal?.removeEventListener('abort', abort)
          resolve()
        }, ms)
        if (signal?.aborted === true) abort()
        else signal?.addEventListener('abort', abort, { once: true })
      })
    },
  }
}
