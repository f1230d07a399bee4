import type { Clock } from '../../port/clock.ts'
import { abortableSleep } from './abortableSleep.ts'

/** The platform's clock. Labels are for virtual clocks and are ignored here. */
export function createSystemClock(): Clock {
  const setTimer: Clock['setTimer'] = (_label, ms, fn) => {
    const timer = setTimeout(fn, ms)
    return () => clearTimeout(timer)
  }
  return {
    now: () => Date.now(),
    setTimer,
    every(_label, ms, fn) {
      const timer = setInterval(fn, ms)
      return () => clearInterval(timer)
    },
    sleep: abortableSleep(setTimer),
  }
}
