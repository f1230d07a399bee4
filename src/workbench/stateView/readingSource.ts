import type { Clock } from '../../backends/port/clock.ts'
import type { Subscribable } from '../state/throttledSource.ts'

/** Real ms between two readings. */
const period = 500

/** Notifies when a reading differs from the one before. Storage and cookies notify the page that changes them of nothing. */
export function createReadingSource(clock: Clock, read: () => unknown): Subscribable {
  return {
    subscribe(listener) {
      let before = JSON.stringify(read())
      return clock.every('workbench.storage', period, () => {
        const now = JSON.stringify(read())
        if (now === before) return
        before = now
        listener()
      })
    },
  }
}
