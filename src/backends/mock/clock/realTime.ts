import type { Clock } from '../../port/clock.ts'
import { abortableSleep } from '../../real/browser/abortableSleep.ts'

/**
 * Captures real time, so that it stays available on a page whose `Date` and timers are simulated later. Its `now` is in ms since the page
 * was opened.
 */
export function createRealTime(page: Window): Clock {
  const setTimeout = page.setTimeout.bind(page)
  const clearTimeout = page.clearTimeout.bind(page)
  const setInterval = page.setInterval.bind(page)
  const clearInterval = page.clearInterval.bind(page)
  const setTimer: Clock['setTimer'] = (_label, ms, fn) => {
    const timer = setTimeout(fn, ms)
    return () => clearTimeout(timer)
  }
  return {
    now: () => page.performance.now(),
    setTimer,
    every(_label, ms, fn) {
      const timer = setInterval(fn, ms)
      return () => clearInterval(timer)
    },
    sleep: abortableSleep(setTimer),
  }
}
