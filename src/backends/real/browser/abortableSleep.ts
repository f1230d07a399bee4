import type { Cancel, Clock } from '../../port/clock.ts'
import { untilAborted } from '../untilAborted.ts'

/** Builds a clock's `sleep` from its `setTimer`. */
export function abortableSleep(setTimer: Clock['setTimer']): Clock['sleep'] {
  return (label, ms, signal) => {
    let cancel: Cancel | undefined
    const over = new Promise<void>((resolve) => {
      cancel = setTimer(label, ms, resolve)
    })
    return untilAborted(over, signal, label).finally(cancel)
  }
}
